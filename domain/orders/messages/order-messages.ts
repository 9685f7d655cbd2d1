/** Our choice: what is longer is a document. */
export const messageLimits = { text: 2000, files: 5, titleOfAnswer: 60, answers: 100 } as const
