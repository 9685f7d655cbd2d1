import type { OrderRow } from '#contract/orders.ts'
import type { Language } from '#domain/brands/brand.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import { formatDay, formatZonedTime, homeZone } from '#domain/language/format-time.ts'
import { sentence, type TextParams } from '#domain/language/texts.ts'
import type { OrderField, RouteEnd } from '#domain/orders/fields/order-field.ts'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { districtOf } from '#domain/places/district.ts'
import { namesOf, type PlaceNames } from '#domain/places/place-names.ts'
import { regionName } from '#domain/places/region-name.ts'
import { nameOfTypedPlace } from '#domain/places/typed-place.ts'
import { containerText, isContainerType } from '#domain/values/container-type.ts'
import { instantIn, isWallTime } from '#domain/values/zoned-time.ts'
import { messages } from '#messages/messages.ts'

export const containersText = (containers: OrderRow['containers']): string =>
  containers.map(({ type, count }) => `${count} × ${containerText(type)}`).join(' + ')

/** The IANA zones of both ends of an order. */
export type Zones = Readonly<Record<RouteEnd, string>>
const homeZones: Zones = { origin: homeZone, destination: homeZone }

/** By the clock of its place, as it was typed, with how far that is from UTC. */
const wallTimeText = (typed: string, language: Language, zone: string): string =>
  isWallTime(typed) ? formatZonedTime(instantIn(zone, typed), language, { format: 'dateTime', zone }) : typed

/** With its city, unless both have one name. */
function districtText(code: string, language: Language): string {
  const found = districtOf(code)
  return found ? [...new Set([found.name[language], found.city[language]])].join(', ') : code
}

type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>

type ShownField = Pick<OrderField, 'kind' | 'name' | 'clock'>

/** Names of the choices that a dictionary lists, by field and value. */
export type ListedChoices = Readonly<Record<string, ReadonlyMap<string, Readonly<Record<Language, string>>>>>

const labelIn = (labels: Readonly<Record<string, string>>, name: string) => labels[name] ?? name

/** A choice by its field and its value; what staff choose from is named among the running fields. */
function choiceIn(language: Language, listed: ListedChoices) {
  const { orderFields, orderRunning } = messages[language]
  const allChoices: Choices = { ...orderFields.choices, ...orderRunning.choices }
  return (field: string, value: string): string => {
    if (isContainerType(value)) return containerText(value)
    return listed[field]?.get(value)?.[language] ?? labelIn(allChoices[field] ?? {}, value)
  }
}

/** The words of sheets and documents in one language. Places and listed choices are named by the caller; an unknown code stays. */
export function orderWords(language: Language, places: PlaceNames, listed: ListedChoices = {}) {
  const names = namesOf(places)
  const text = (key: string, params?: TextParams) => sentence(messages[language], language, key, params)
  const { fields, groups } = messages[language].orderFields
  // What staff fill in has names of its own, and shares some with the form.
  const { fields: workFields, groups: workGroups } = messages[language].orderRunning
  const place = (code: string): string =>
    (names.place(code) ?? names.port(code) ?? nameOfTypedPlace(code))?.[language] ?? code
  const placeOfField = (field: string, code: string): string => {
    if (field === 'country') return regionName(code, language)
    return field === 'city' ? districtText(code, language) : place(code)
  }
  const choice = choiceIn(language, listed)
  return {
    language,
    text,
    fieldLabel: (name: string) => labelIn(fields, name),
    workFieldLabel: (name: string) => labelIn({ ...fields, ...workFields }, name),
    groupLabel: (name: string) => labelIn(groups, name),
    workGroupLabel: (name: string) => labelIn(workGroups, name),
    choice,
    place,
    carrier: (code: string) => names.carrier(code)?.[language] ?? code,
    /** Either end of an order; trucks drive to a district. */
    end: (service: OrderService, code: string, isDestination: boolean) =>
      isDestination && service === 'trucking' ? districtText(code, language) : place(code),
    /** What was typed into a field, as its kind is read. */
    fieldText({ kind, name, clock = 'origin' }: ShownField, typed: string, zones = homeZones): string {
      if (typed === '') return ''
      if (kind === 'place') return placeOfField(name, typed)
      if (kind === 'choice') return choice(name, typed)
      if (kind === 'yes') return text('orderFields.yes')
      if (kind === 'whole' || kind === 'decimal') return formatAmount(typed)
      if (kind === 'moment') return wallTimeText(typed, language, zones[clock])
      return kind === 'day' ? formatDay(typed, language, 'date') : typed
    },
  }
}
export type OrderWords = ReturnType<typeof orderWords>
