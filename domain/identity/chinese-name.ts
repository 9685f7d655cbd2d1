/** The name if it contains Chinese characters. */
export const chineseName = (name: string): string | null => (/\p{Script=Han}/u.test(name) ? name : null)
