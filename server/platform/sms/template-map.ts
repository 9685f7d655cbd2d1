import { languages } from '#domain/brands/brand.ts'
import { messageTemplates } from '#domain/notifications/message.ts'
import type { Letter } from '#server/platform/outbox/letter.ts'

/** A text the carrier has registered: its code there, and which facts fill it, in their order. */
export type RegisteredTemplate = { readonly code: string; readonly parameters: readonly string[] }

/** By template and language: `verification-code.zh`. */
export type TemplateMap = ReadonlyMap<string, RegisteredTemplate>

/** Every text of the house that a carrier may be asked for. */
const knownNames: readonly string[] = messageTemplates.flatMap((template) =>
  languages.map((language) => `${template}.${language}`),
)

const entry = /^([a-z0-9.-]+)\s*=\s*([\w-]{1,40})\s*(?:\(([\w\s,]*)\))?$/

/** `verification-code.zh=1234567(code,minutes);already-registered.zh=1234568(brand)` */
export function readTemplateMap(text: string) {
  const map = new Map<string, RegisteredTemplate>()
  const troubles: string[] = []
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue
    const [, name = '', code = '', list = ''] = entry.exec(part) ?? []
    if (name === '') troubles.push(`"${part}" is not like verification-code.zh=1234567(code,minutes)`)
    else if (!knownNames.includes(name)) troubles.push(`there is no text "${name}"`)
    else if (map.has(name)) troubles.push(`"${name}" is given twice`)
    else
      map.set(name, {
        code,
        parameters: list
          .split(',')
          .map((piece) => piece.trim())
          .filter(Boolean),
      })
  }
  return { map, troubles }
}

/** Texts that could not be sent as SMS. */
export const unregistered = (map: TemplateMap): string[] => knownNames.filter((name) => !map.has(name))

/** What the carrier is asked to fill in; a text it does not know fails by name. */
export function fillTemplate({ template, language, params }: Letter, map: TemplateMap) {
  const name = `${template}.${language}`
  const registered = map.get(name)
  if (!registered) throw new Error(`SMS_TEMPLATES has no code for ${name}`)
  const parameters = registered.parameters.map((fact): readonly [string, string] => {
    const value = params[fact]
    if (value === undefined)
      throw new Error(`SMS_TEMPLATES asks ${name} for "${fact}", which it does not have`)
    return [fact, value]
  })
  return { code: registered.code, parameters }
}
