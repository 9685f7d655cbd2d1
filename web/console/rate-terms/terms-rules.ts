import type { RateKind } from '#domain/rates/rate.ts'
import { containerTypeCodes, isContainerType } from '#domain/values/container-type.ts'
import { all, type Rule, type Rules, required } from '#web/components/forms/rules.ts'
import { figure, figuresOf } from '#web/console/rates/rate-rules.ts'
import { isFigure } from './choices.ts'
import { byReading, fieldName, type Leaf } from './leaves.ts'
import { openings } from './openings.data.ts'
import { optionalParts } from './parts.data.ts'
import { moreThan, needed, neededWith, onlyOnce, someType, tierBegins, tierEnds } from './row-rules.ts'
import { rowKeys } from './rows.ts'

type Path = readonly string[]

const byType = (part: string): readonly string[] => containerTypeCodes.map((type) => `${part}.${type}`)

const allRequired = (names: readonly string[]): Rules =>
  Object.fromEntries(names.map((name) => [`terms.${name}`, required]))

const laneRules: Partial<Record<RateKind, Rules>> = {
  'ocean-lane': {
    ...allRequired(['carrier', 'service', 'pol', 'pod']),
    ...figuresOf(byType('terms.freight')),
  },
  'trucking-lane': {
    ...allRequired(['port', 'pickUpPlace', 'district']),
    ...figuresOf([...byType('terms.prices'), 'terms.tollPerVehicle']),
  },
}

/** What is said of a field beside being a figure, by the last steps of its way; the rows of its list are known. */
const ownRules: Readonly<Record<string, (path: Path, keys: readonly string[]) => Rule>> = {
  'storageTiers.fromDay': (path, keys) => all(needed, tierBegins(path, keys)),
  'storageTiers.toDay': (path, keys) => all(figure, tierEnds(path, keys)),
  'steps.overTons': (path, keys) => all(needed, onlyOnce(path, keys)),
  'steps.upToTons': (path) => all(figure, moreThan(path, 'overTons')),
  'localCharges.fee': (path, keys) => all(required, onlyOnce(path, keys)),
  'manifests.fee': (path, keys) => all(required, onlyOnce(path, keys)),
  'storage.rule': (path) => neededWith(path, ['price', 'freeDays', 'least']),
  'storage.freeDays': (path) => all(figure, neededWith(path, ['rule', 'price', 'least'])),
}

const free: Rule = () => undefined

const isOptional = (kind: RateKind, path: Path) =>
  optionalParts[kind].some((part) => part === path[0]) || path.at(-1) === 'terms'

function ruleOf(kind: RateKind, path: Path, leaves: readonly Leaf[]): Rule {
  const name = path.at(-1) ?? ''
  const own = ownRules[`${path.at(-3)}.${name}`] ?? ownRules[`${path.at(-2)}.${name}`]
  if (own) return own(path, rowKeys(leaves, path.slice(0, -2)))
  if (path.at(-2) === 'price' && isContainerType(name)) return all(figure, someType(path))
  const isPriceOfWork = name === 'price' && leaves.some((leaf) => fieldName(leaf.path) === leastBeside(path))
  if (!isFigure(path)) return isOptional(kind, path) ? free : required
  if (!isOptional(kind, path)) return needed
  return isPriceOfWork ? all(figure, neededWith(path, ['least'])) : figure
}

const leastBeside = (path: Path) => fieldName([...path.slice(0, -1), 'least'])

/** Of a lane the form is always the same but for its rows; a sheet has a field for every figure in it. */
const isInRow = (kind: RateKind, { path: [part] }: Leaf) => openings[kind].some(({ path }) => path === part)

export function termsRules(kind: RateKind, leaves: readonly Leaf[]): Rules {
  const lane = laneRules[kind]
  const judged = leaves.filter((leaf) => !lane || isInRow(kind, leaf)).toSorted(byReading)
  const figures = judged.map(({ path }) => [fieldName(path), ruleOf(kind, path, leaves)])
  return { ...lane, ...Object.fromEntries(figures), ...figuresOf(byType('cost')) }
}
