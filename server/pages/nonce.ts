import { randomTexts } from '#server/platform/random-texts.ts'

/** 18 bytes encode to 24 base64 characters without padding. */
const nonceBytes = 18
export const nonceCharacters = 24

export const newNonce = randomTexts(nonceBytes, 'base64')
