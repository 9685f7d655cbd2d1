/** As an address that holds the bytes themselves: the policy of our pages lets a picture come from nowhere else. */
export const addressOfBytes = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

const keptMs = 60_000

/** Hands bytes to the reader as a file of this name. */
export function saveBytes(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
