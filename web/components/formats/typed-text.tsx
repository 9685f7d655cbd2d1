import { useLanguage } from '#web/language/use-translation.ts'

/** Chinese characters with the signs between them. */
const chinese = /(\p{Script=Han}(?:[\p{Script=Han}\p{P}\p{N}]*\p{Script=Han})?)/u

/** What a person typed, with its Chinese parts marked as such: browsers choose the font and screen readers the pronunciation by it. */
export function TypedText({ text }: { readonly text: string }) {
  const language = useLanguage()
  if (language === 'zh') return text
  // The pattern has one group, so that every second part is Chinese.
  return text.split(chinese).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
      <span key={index} lang="zh">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
