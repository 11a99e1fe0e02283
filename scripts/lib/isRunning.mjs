/** Whether a process runs, whoever it belongs to. @param {number} pid its id; NaN stands for none */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
