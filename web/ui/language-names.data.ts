/** Each language by its own name: whoever looks for it cannot read the other one. */
export const languageNames = { zh: '中文', en: 'English' } as const
