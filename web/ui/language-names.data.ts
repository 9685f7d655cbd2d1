/** Each language by its own name, for readers who cannot read the other one. */
export const languageNames = { zh: '中文', en: 'English' } as const
