import { useState } from 'react'
import type { RateKind } from '#domain/rates/rate.ts'
import styles from '#web/console/rates/rates.module.css'
import { useTranslation } from '#web/language/use-translation.ts'
import { ChoiceField, Field } from '#web/parts/forms/field.tsx'
import type { FormState } from '#web/parts/forms/use-form.ts'
import { choicesOf, isFigure } from './choices.ts'
import { groupsOf, isFixed, type Leaf, leavesOf } from './leaves.ts'
import { offeredFigures } from './parts.data.ts'
import { useLeafWords, useValueWord } from './use-leaf-words.ts'

type TariffFieldsProps = { readonly form: FormState; readonly kind: RateKind; readonly terms: unknown }

/** What the sheet has, and what it could have besides. */
function fieldsOf(kind: RateKind, terms: unknown): readonly Leaf[] {
  const leaves = leavesOf(terms)
  const known = new Set(leaves.map(({ path }) => path.join('.')))
  const offered = offeredFigures[kind].filter((name) => !known.has(name))
  return [...leaves, ...offered.map((name) => ({ path: name.split('.'), text: '' }))]
}

const nameOf = (path: readonly string[]) => ['terms', ...path].join('.')

/** A form made from the sheet itself: every figure has a field, called by its way. */
export function TariffFields({ form, kind, terms }: TariffFieldsProps) {
  const { t } = useTranslation('ratesDesk')
  const [fields] = useState(() => fieldsOf(kind, terms))
  const words = useLeafWords(fields)
  const fixed = fields.filter(isFixed)
  const groups = groupsOf(fields.filter((leaf) => !isFixed(leaf)))
  const single = groups.flatMap(({ leaves }) => leaves.filter(({ path }) => path.length === 1))
  const others = groups.filter(({ leaves }) => leaves.some(({ path }) => path.length > 1))
  return (
    <>
      <p>{t('form.emptyIsOut')}</p>
      {/* Which row it is cannot be changed; it is sent along. */}
      {fixed.map(({ path, text }) => (
        <input key={nameOf(path)} type="hidden" name={nameOf(path)} value={text} />
      ))}
      <fieldset className={styles.fieldset}>
        <legend>{t('form.figures')}</legend>
        <div className={styles.fields}>
          {single.map((leaf) => (
            <LeafField key={nameOf(leaf.path)} form={form} leaf={leaf} label={words.label(leaf.path)} />
          ))}
        </div>
      </fieldset>
      {others.map(({ name, leaves }) => (
        <fieldset key={name} className={styles.fieldset}>
          <legend>{words.groupWord(name)}</legend>
          <div className={styles.fields}>
            {leaves.map((leaf) => (
              <LeafField
                key={nameOf(leaf.path)}
                form={form}
                leaf={leaf}
                label={words.innerLabel(leaf.path)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  )
}

type LeafFieldProps = { readonly form: FormState; readonly leaf: Leaf; readonly label: string }

function LeafField({ form, leaf: { path, text }, label }: LeafFieldProps) {
  const { t } = useTranslation('ratesDesk')
  const valueWord = useValueWord()
  const choices = choicesOf(path)
  const shared = { form, name: nameOf(path), label, defaultValue: text }
  if (choices)
    return (
      <ChoiceField
        {...shared}
        placeholder={t('form.none')}
        choices={choices.map((value) => ({ value, label: valueWord(path, value) }))}
      />
    )
  return <Field {...shared} autoComplete="off" inputMode={isFigure(path) ? 'decimal' : undefined} />
}
