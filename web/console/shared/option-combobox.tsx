import { useMemo, useState } from 'react'
import type { Bilingual } from '#domain/brands/brand.ts'
import { createFind } from '#domain/places/match-text.ts'
import { useComboboxLabels } from '#web/components/places/use-combobox-labels.ts'
import { useLanguage } from '#web/language/use-translation.ts'
import { Combobox, MultiCombobox } from '#web/ui/combobox/combobox.tsx'
import type { FieldTexts } from '#web/ui/field-frame.tsx'

/** A choice with its names in both languages and its code. */
export type NamedOption = {
  readonly value: string
  readonly name: Bilingual
  readonly pinyin?: string
  /** Shown while nothing is typed: matches come by how well they match. */
  readonly group?: string
}

const other = { zh: 'en', en: 'zh' } as const
const find = createFind<NamedOption>(({ value, name, pinyin = '' }) => ({
  code: value,
  name,
  pinyin,
  aliases: [`${name.en} ${value}`, `${name.zh} ${value}`],
}))

/** Found by name in both languages, pinyin or code. */
function useOptions(named: readonly NamedOption[]) {
  const language = useLanguage()
  return useMemo(() => {
    const optionOf = ({ value, name }: NamedOption) => ({
      value,
      label: name[language],
      detail: name[other[language]] === name[language] ? undefined : name[other[language]],
      code: name[language] === value ? undefined : value,
    })
    return {
      search: (text: string) => {
        const isWhole = text.trim() === ''
        return find(text, named).map((one) => ({ ...optionOf(one), group: isWhole ? one.group : undefined }))
      },
      /** A saved value that is no longer among the options stays as its code. */
      optionFor: (value: string) =>
        optionOf(named.find((one) => one.value === value) ?? { value, name: { zh: value, en: value } }),
    }
  }, [named, language])
}

type OptionComboboxProps = FieldTexts & {
  readonly name: string
  /** Must be the same array from render to render. */
  readonly options: readonly NamedOption[]
  readonly defaultValue?: string
  readonly placeholder?: string
  onSelect?(value: string): void
}

/** One of many, as a field of a form. */
export function OptionCombobox({ options, defaultValue = '', onSelect, ...field }: OptionComboboxProps) {
  const labels = useComboboxLabels()
  const { search, optionFor } = useOptions(options)
  const [value, setValue] = useState(defaultValue)
  const select = (next: string) => {
    setValue(next)
    onSelect?.(next)
  }
  return (
    <Combobox
      {...field}
      search={search}
      labels={labels}
      value={value === '' ? undefined : optionFor(value)}
      onChange={(option) => select(option?.value ?? '')}
    />
  )
}

type OptionsComboboxProps = Omit<OptionComboboxProps, 'defaultValue' | 'onSelect'> & {
  readonly defaultValue: readonly string[]
  remove(label: string): string
}

/** Several of many, as a field of a form; their codes are separated by commas. */
export function OptionsCombobox({ options, defaultValue, ...field }: OptionsComboboxProps) {
  const labels = useComboboxLabels()
  const { search, optionFor } = useOptions(options)
  const [values, setValues] = useState(defaultValue)
  return (
    <MultiCombobox
      {...field}
      search={search}
      labels={labels}
      value={values.map(optionFor)}
      onChange={(chosen) => setValues(chosen.map(({ value }) => value))}
    />
  )
}
