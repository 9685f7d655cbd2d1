import { type Language, languages } from '#domain/brands/brand.ts'

export const defaultLanguage: Language = 'zh'

export function asLanguage(text: string | null | undefined): Language | undefined {
  return languages.find((language) => language === text)
}

type Preference = { readonly tag: string; readonly weight: number }

const readPreference = (part: string): Preference => {
  const [tag = '', ...parameters] = part.toLowerCase().split(';')
  const quality = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0 }
}

/** For the first visit: the supported language with the highest weight in Accept-Language. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  if (!acceptLanguage) return defaultLanguage
  const preferences = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map(readPreference)
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
  for (const { tag } of preferences) {
    const language = asLanguage(tag.split('-')[0])
    if (language) return language
  }
  return preferences.some(({ tag }) => tag === '*') || preferences.length === 0 ? defaultLanguage : 'en'
}
