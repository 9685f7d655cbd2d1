/** The name as it is written in Chinese; none for whoever writes it in other letters only. */
export const chineseName = (name: string): string | null => (/\p{Script=Han}/u.test(name) ? name : null)
