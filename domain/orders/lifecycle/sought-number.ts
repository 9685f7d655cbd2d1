/** A text of so many characters finds the numbers that contain it. */
export const partLength = 4

/** A shorter one finds only a number that consists of it: parts of two or three digits are in most numbers. */
export const findsWholeNumbers = (text: string): boolean => Array.from(text.trim()).length < partLength
