import { languages } from '#domain/brands/brand.ts'
import { messageTemplates } from '#domain/notifications/message.ts'
import { isMobileAbroad } from '#domain/values/formats.ts'
import type { RenderedMessage } from '#server/platform/outbox/render-message.ts'

/** A template registered with the provider: its code and the order of its parameters. */
export type RegisteredTemplate = { readonly code: string; readonly parameters: readonly string[] }

/** By template and language: `verification-code.zh`; for mobiles of other countries `verification-code.zh.abroad`. */
export type TemplateMap = ReadonlyMap<string, RegisteredTemplate>

/** Every text that may be sent by SMS. */
const knownNames: readonly string[] = messageTemplates.flatMap((template) =>
  languages.flatMap((language) => [`${template}.${language}`, `${template}.${language}.abroad`]),
)

const entry = /^([a-z0-9.-]+)\s*=\s*([\w-]{1,40})\s*(?:\(([\w\s,]*)\))?$/

/** `verification-code.zh=1234567(code,minutes);already-registered.zh=1234568(brand)` */
export function readTemplateMap(text: string) {
  const map = new Map<string, RegisteredTemplate>()
  const problems: string[] = []
  for (const part of text.split(';').map((piece) => piece.trim())) {
    if (part === '') continue
    const [, name = '', code = '', list = ''] = entry.exec(part) ?? []
    if (name === '') problems.push(`"${part}" is not like verification-code.zh=1234567(code,minutes)`)
    else if (!knownNames.includes(name)) problems.push(`there is no text "${name}"`)
    else if (map.has(name)) problems.push(`"${name}" is given twice`)
    else
      map.set(name, {
        code,
        parameters: list
          .split(',')
          .map((piece) => piece.trim())
          .filter(Boolean),
      })
  }
  return { map, problems }
}

/** Texts without a registered template. */
export const unregistered = (map: TemplateMap): string[] => knownNames.filter((name) => !map.has(name))

/** The registered template and its parameters; throws for an unregistered text. */
export function fillTemplate(
  { recipient, template, language, params }: Omit<RenderedMessage, 'subject' | 'text' | 'brand'>,
  map: TemplateMap,
) {
  // Providers register the texts for other countries separately.
  const name = `${template}.${language}${isMobileAbroad(recipient) ? '.abroad' : ''}`
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
