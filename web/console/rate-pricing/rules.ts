import { fixedKeysOf, parentAt, problemOf, type Schema, schemaAt } from '#contract/pricing-schema.ts'
import type { RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { allRules, optional, type Rule, type Rules, required } from '#web/components/forms/rules.ts'
import { amountRules } from '#web/console/rates/form/rate-rules.ts'
import { rowKeys } from './field-arrays.ts'
import { inOrder, inputName, isUnder, type Path } from './fields.ts'
import { moreThan, onlyOnce, requiredWith, someType, tierEnd, tierStart } from './row-rules.ts'

/** The check of the contract. */
const formatOf = (schema: Schema | undefined): Rule =>
  schema ? optional((text) => problemOf(schema, text)) : () => undefined

/** Rules between the rows of an array, which the schema cannot state. */
const rowRules: Readonly<Record<string, (path: Path, keys: readonly string[]) => Rule>> = {
  'storageTiers.fromDay': tierStart,
  'storageTiers.toDay': tierEnd,
  'steps.overTons': onlyOnce,
  'steps.upToTons': (path) => moreThan(path, 'overTons'),
  'surcharges.fee': onlyOnce,
  'localCharges.fee': onlyOnce,
  'manifests.fee': onlyOnce,
}

function presenceOf(kind: RateKind, path: Path, fields: readonly RateField[]): Rule {
  const part = path.slice(0, -1)
  const parent = parentAt(kind, path)
  if (fixedKeysOf(parent)) return part.at(-1) === 'price' ? someType(path) : () => undefined
  if (schemaAt(kind, path)?.isOptional) return () => undefined
  if (!parent?.isOptional && !fixedKeysOf(parentAt(kind, part))) return required
  const siblings = fields.filter((field) => field.path !== path && isUnder(field.path, part))
  return requiredWith(siblings.map((field) => field.path))
}

function ruleOf(kind: RateKind, path: Path, fields: readonly RateField[]): Rule {
  const rowRule = rowRules[`${path.at(-3)}.${path.at(-1)}`]
  return allRules(
    presenceOf(kind, path, fields),
    formatOf(schemaAt(kind, path)),
    ...(rowRule ? [rowRule(path, rowKeys(fields, path.slice(0, -2)))] : []),
  )
}

/** In the order of the page, so that the first wrong field gets the focus. */
export function pricingRules(kind: RateKind, fields: readonly RateField[]): Rules {
  const rules = fields
    .toSorted(inOrder(kind))
    .map(({ path }) => [inputName(path), ruleOf(kind, path, fields)])
  return { ...Object.fromEntries(rules), ...amountRules(containerTypeCodes.map((type) => `cost.${type}`)) }
}
