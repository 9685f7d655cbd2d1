import { findDistricts } from '#domain/places/find-districts.ts'
import { findPorts } from '#domain/places/find-ports.ts'
import { asHomePort } from '#domain/places/home-ports.ts'
import { searchParamsFromTexts } from '#domain/quotes/query-codec.ts'
import { notBefore, windowFrom } from '#domain/quotes/query-defaults.ts'
import { isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Tab } from './tabs.ts'

/** The page that shows the price, or the place that was not found; an empty text means that none was entered. */
type QuotePage = { readonly path: string } | { readonly unknownPlace: string }

type Values = Readonly<Record<string, string>>

/** Without a day, or with one in the past, the price is for today. */
function dayIn({ day = '' }: Values): string {
  const today = shanghaiDay(new Date())
  return isCalendarDay(day) ? notBefore(today, day) : today
}

const containersIn = ({ type = '', count = '' }: Values): string => `${type}*${count}`

function oceanPage(values: Values): QuotePage {
  const place = values.place?.trim() ?? ''
  const [pod] = place ? findPorts(place, { most: 1 }) : []
  if (!pod) return { unknownPlace: place }
  const texts = { pol: values.port, pod: pod.code, containers: containersIn(values) }
  const params = searchParamsFromTexts('ocean', { ...texts, ...windowFrom(dayIn(values)) })
  return { path: `/service/booking?${params}` }
}

function truckingPage(values: Values): QuotePage {
  const place = values.place?.trim() ?? ''
  const port = asHomePort(values.port)
  const [district] = place ? findDistricts(place, { ...(port && { port }), most: 1 }) : []
  if (!district) return { unknownPlace: place }
  const texts = { port: values.port, district: district.code, containers: containersIn(values) }
  return { path: `/service/truck?${searchParamsFromTexts('trucking', { ...texts, day: dayIn(values) })}` }
}

/** Laden 40-foot containers, lifted in and out. */
function depotPage(values: Values): QuotePage {
  const { port, days, count } = values
  const texts = { port, days, containers: count, size: '40', kind: 'laden', lifts: '2' }
  return { path: `/service/yard?${searchParamsFromTexts('depot', { ...texts, day: dayIn(values) })}` }
}

const warehousePage = ({ port = '', cbm = '', days = '' }: Values): QuotePage => ({
  path: `/service/warehousing/list?${new URLSearchParams({ port, cbm, days })}`,
})

const pages = {
  ocean: oceanPage,
  trucking: truckingPage,
  depot: depotPage,
  warehouse: warehousePage,
} as const satisfies Record<Tab, (values: Values) => QuotePage>

export const quotePage = (tab: Tab, values: Values): QuotePage => pages[tab](values)
