/** How long the file is kept, in milliseconds: Safari reads it only after the person has allowed the download. */
const KEPT_FOR = 60_000;

/**
 * Downloads a file to the person's device.
 * @param name the file's name
 */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR);
}
