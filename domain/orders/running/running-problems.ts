import type { FieldTexts, OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderProblems } from '#domain/orders/fields/order-problems.ts'
import { containerFacts, containerTypeCodes } from '#domain/values/container-type.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { cutOffFields } from './running-fields.ts'

type Problems = Record<string, FieldProblem>

const figure = (text = ''): number | undefined => (text === '' ? undefined : Number(text))

/** Standards §2: more than the tare, no more than the container may weigh; calculated, no less than its parts. */
export function vgmProblem(row: FieldTexts): FieldProblem | undefined {
  const [vgm, tare, cargo] = [figure(row.vgmKg), figure(row.tareKg), figure(row.cargoKg)]
  const type = containerTypeCodes.find((code) => code === row.type)
  const facts = type && containerFacts(type)
  if (vgm === undefined) return undefined
  if (vgm <= (tare ?? facts?.tareKg ?? 0)) return 'too-small'
  if (facts && vgm > facts.maxGrossKg) return 'too-large'
  const parts = (tare ?? 0) + (cargo ?? 0)
  return row.weighMethod === 'SM2' && vgm < parts ? 'inconsistent' : undefined
}

function addContainerProblems(problems: Problems, rows: readonly FieldTexts[]): void {
  const seen = new Set<string | undefined>()
  for (const [index, row] of rows.entries()) {
    const path = `containers.${index}.`
    if (seen.has(row.number)) problems[`${path}number`] ??= 'inconsistent'
    seen.add(row.number)
    const vgm = vgmProblem(row)
    if (vgm) problems[`${path}vgmKg`] ??= vgm
    if ((row.vgmKg ?? '') !== '' && (row.weighMethod ?? '') === '')
      problems[`${path}weighMethod`] ??= 'required'
  }
}

/** Of two times that are known, the later one comes later. */
const inOrder: readonly (readonly [group: string, earlier: string, later: string])[] = [
  ['trucks', 'arrivedAt', 'leftAt'],
  ['declarationForms', 'declaredAt', 'releasedAt'],
]

/** A sum is of no use without its currency. */
function addPolicyProblems(problems: Problems, rows: readonly FieldTexts[]): void {
  for (const [index, { insuredValue = '', currency = '' }] of rows.entries())
    if (insuredValue !== '' && currency === '') problems[`policies.${index}.currency`] ??= 'required'
}

function addOrderProblems(problems: Problems, groups: OrderValues['groups']): void {
  for (const [group, earlier, later] of inOrder)
    for (const [index, row] of (groups[group] ?? []).entries()) {
      const { [earlier]: first = '', [later]: second = '' } = row
      if (second !== '' && second < first) problems[`${group}.${index}.${later}`] ??= 'too-small'
    }
}

const hours = (wallTime: string): number => Date.parse(`${wallTime.replace(' ', 'T')}:00Z`) / 3_600_000

/** Clocks of two places are no further apart. */
const mostHoursApart = 26

/**
 * Nothing closes after the ship has left, and no empty container is picked up for a terminal that is closed.
 * Terminals differ in whether the VGM or the container closes first.
 */
function addScheduleProblems(problems: Problems, fields: FieldTexts): void {
  const { etd = '', eta = '', emptyPickUpFrom = '', cyCutOff = '' } = fields
  if (etd !== '')
    for (const name of Object.values(cutOffFields))
      if ((fields[name] ?? '') > etd) problems[name] ??= 'too-large'
  if (cyCutOff !== '' && emptyPickUpFrom > cyCutOff) problems.emptyPickUpFrom ??= 'too-large'
  if (etd !== '' && eta !== '' && hours(eta) + mostHoursApart < hours(etd)) problems.eta ??= 'too-small'
}

/** Every wrong field by its path, as `containers.0.vgmKg`. */
export function runningProblems(form: OrderForm, values: OrderValues): WrongFields {
  const problems: Problems = { ...orderProblems(form, values, { savedContacts: new Set() }) }
  addScheduleProblems(problems, values.fields)
  addContainerProblems(problems, values.groups.containers ?? [])
  addPolicyProblems(problems, values.groups.policies ?? [])
  addOrderProblems(problems, values.groups)
  return problems
}
