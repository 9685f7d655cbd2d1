import { useState } from 'react'
import { Link } from 'react-router'
import type { CallInput } from '#contract/client.ts'
import type { RateFile } from '#contract/rates.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { call } from '#web/client/call.ts'
import { FormEnd } from '#web/components/forms/form-end.tsx'
import type { Given } from '#web/components/forms/rules.ts'
import { useForm } from '#web/components/forms/use-form.ts'
import { landed } from '#web/console/rate-terms/landing.ts'
import { fieldName, isHidden } from '#web/console/rate-terms/leaves.ts'
import { TermsFields } from '#web/console/rate-terms/terms-fields.tsx'
import { termsRules } from '#web/console/rate-terms/terms-rules.ts'
import { typedPrices, typedTerms } from '#web/console/rate-terms/typed-terms.ts'
import { useLeafWords } from '#web/console/rate-terms/use-leaf-words.ts'
import { type Sheet, useSheet } from '#web/console/rate-terms/use-sheet.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import button from '#web/ui/button.module.css'
import { showToast } from '#web/ui/toast-store.ts'
import { CostFields } from './cost-fields.tsx'
import { HeadFields } from './head-fields.tsx'
import { Overtaken } from './overtaken.tsx'
import { headRules } from './rate-rules.ts'
import styles from './rates.module.css'
import { ScopeFields, typedBrands, typedCompanies } from './scope-fields.tsx'
import { WrongList } from './wrong-list.tsx'

type Body = CallInput<'POST /api/console/rate/save'>['body']

type RateFormProps = {
  readonly kind: RateKind
  /** What it begins with; nothing for an empty lane. */
  readonly from: Pick<RateFile, 'code' | 'validFrom' | 'validTo' | 'brands' | 'companies' | 'terms' | 'cost'>
  /** The newest version that was seen; none for a code that is new. */
  readonly basedOn: string | null
  onSaved(file: RateFile): void
  readonly back: string
}

/** What is sent of the form; whatever is wrong with it is named by its field. */
const bodyOf = (kind: RateKind, basedOn: string | null, given: Given) =>
  ({
    code: (given.code ?? '').trim(),
    validFrom: given.validFrom ?? '',
    validTo: given.validTo ?? '',
    brands: typedBrands(given),
    companies: typedCompanies(given),
    cost: typedPrices(given, 'cost'),
    basedOn,
    kind,
    terms: typedTerms(kind, given),
  }) as unknown as Body

/** What is said no to is told at the fields it was typed into. */
async function save({ leaves }: Sheet, given: Given, body: Body) {
  const verdict = await call('POST /api/console/rate/save', { body })
  if (verdict.ok || !verdict.fields) return verdict
  const fields = leaves.filter(({ path }) => !isHidden(path)).map(({ path }) => fieldName(path))
  return { ...verdict, fields: landed(verdict.fields, given, fields) }
}

/** What a field is called, by its way; a row by what stands in it just now. */
function useLabels({ leaves }: Sheet, given: Given): (name: string) => string {
  const now = leaves.map(({ path, text }) => ({ path, text: given[fieldName(path)] ?? text }))
  const { label } = useLeafWords(now)
  return (name) => label(name.split('.').filter((step, at) => at > 0 || step !== 'terms'))
}

/** A draft of a rate: its head, for whom it holds, what it costs us, and its figures. */
export function RateForm({ kind, from, basedOn: seen, onSaved, back }: RateFormProps) {
  const { t } = useTranslation('ratesAdmin')
  const [basedOn, setBasedOn] = useState(seen)
  const sheet = useSheet(kind, from.terms)
  const { parts, ...form } = useForm({
    rules: { ...headRules, ...termsRules(kind, sheet.leaves) },
    namespace: 'ratesAdmin',
    send: (given) => save(sheet, given, bodyOf(kind, basedOn, given)),
    onDone(file) {
      showToast('info', t('form.saved', { code: file.code, version: file.version }))
      onSaved(file)
    },
  })
  const labelOf = useLabels(sheet, form.given)
  return (
    <form className={styles.form} {...parts}>
      <HeadFields form={form} from={from} isNew={seen === null} />
      <ScopeFields from={from} />
      <TermsFields form={form} sheet={sheet} terms={from.terms} />
      <CostFields form={form} kind={kind} cost={from.cost} />
      <WrongList form={form} labelOf={labelOf} />
      <div className={styles.buttons}>
        <FormEnd form={form} submit={t('form.save')} />
        <Link className={button.button} to={back}>
          {t('form.cancel')}
        </Link>
      </div>
      {form.refusal?.refusal === 'rate-changed' && (
        <Overtaken kind={kind} code={form.given.code ?? ''} basedOn={basedOn} onTaken={setBasedOn} />
      )}
    </form>
  )
}
