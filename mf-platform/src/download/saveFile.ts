/** Safari reads the file some time after the click, and after the person has allowed the download; in milliseconds. */
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
