import type { RateFile } from '#contract/rates.ts'
import { fieldsOf, listSeparator, type RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import type { FieldTexts } from '#domain/values/three-way.ts'
import type { FormValues } from '#web/components/forms/rules.ts'
import { withTypeUnits } from '#web/console/rate-pricing/field-arrays.ts'
import { readPrices, readPricing } from '#web/console/rate-pricing/read-values.ts'
import { companyNameField } from './company-name-field.ts'
import { readBrands, readCompanies } from './scope-fields.tsx'

/** What the form of a rate contains. */
export type RateContent = Pick<
  RateFile,
  'code' | 'validFrom' | 'validTo' | 'brands' | 'companies' | 'pricing' | 'cost'
>
type Company = NonNullable<RateContent['companies']>[number]

/** What makes a row of a list the same row in each version, wherever it stands. */
const rowHeads = ['fee', 'per', 'class', 'places', 'carrier', 'overTons', 'fromDay']

/** The heads of a row, without the point that separates the parts of a name; its place where it has none. */
function rowKey(row: unknown, index: number): string {
  const fields = row as Readonly<Record<string, unknown>>
  const heads = rowHeads.flatMap((name) => fields[name] ?? [])
  return heads.join(' ').replaceAll('.', '-') || String(index)
}

/** As `fieldsOf`, with the rows of a list by their heads. */
function keyedFields(value: unknown, path: readonly string[]): readonly RateField[] {
  if (typeof value !== 'object' || value === null) return fieldsOf(value, path)
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return fieldsOf(value, path)
  const entries = Array.isArray(value)
    ? value.map((row, index) => [rowKey(row, index), row] as const)
    : Object.entries(value)
  return entries.flatMap(([name, part]) => keyedFields(part, [...path, name]))
}

/** Every field that has a value, by the name of its path. The code stays the same in all versions. */
export function textsOfRate({
  validFrom,
  validTo,
  brands,
  companies,
  pricing,
  cost,
}: RateContent): FieldTexts {
  const head = { validFrom, validTo, brands, companies: companies?.map(({ companyId }) => companyId) }
  const fields = [...fieldsOf(head), ...keyedFields(pricing, ['pricing']), ...fieldsOf({ cost })]
  return new Map(fields.map(({ path, text }) => [path.join('.'), text]))
}

/** The values of the form from the texts of all its fields. */
export function valuesOfTexts(code: string, texts: FieldTexts): FormValues {
  const fields = withTypeUnits([...texts].map(([name, text]) => ({ path: name.split('.'), text })))
  const {
    brands = '',
    companies = '',
    ...others
  } = Object.fromEntries(fields.map(({ path, text }) => [path.join('.'), text]))
  const sites = brands.split(listSeparator).filter(Boolean)
  return {
    code,
    ...others,
    ...Object.fromEntries(sites.map((brand) => [`brands.${brand}`, 'on'])),
    companies: companies.split(listSeparator).join(','),
  }
}

/** What the form contains now; a company is named where its name is known. */
export function contentOf(
  kind: RateKind,
  values: FormValues,
  known: readonly (readonly Company[] | null)[],
): RateContent {
  const nameOf = (companyId: string) =>
    known.flatMap((companies) => companies ?? []).find((one) => one.companyId === companyId)?.name ??
    values[companyNameField(companyId)]
  return {
    code: (values.code ?? '').trim(),
    validFrom: values.validFrom ?? '',
    validTo: values.validTo ?? '',
    brands: readBrands(values) as RateContent['brands'],
    companies:
      readCompanies(values)?.map((companyId) => ({ companyId, name: nameOf(companyId) ?? companyId })) ??
      null,
    cost: readPrices(values, 'cost') as RateContent['cost'],
    pricing: readPricing(kind, values),
  }
}
