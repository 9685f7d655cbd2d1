import type { APIRequestContext, Page } from '@playwright/test'
import { tokenHeader } from '#contract/envelope-codes.ts'
import type { OffersData, SavedQuote } from '#contract/quotes.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { messages } from '#messages/messages.ts'
import { addressOf } from './browser.ts'
import { dataOf, loggedIn } from './newcomers.ts'
import { demoAccount } from './people.ts'

const formsEn = messages.en.forms
const gateEn = messages.en.gate
const homeEn = messages.en.home
const quotesEn = messages.en.myQuotes
const notificationsEn = messages.en.notifications
const placesEn = messages.en.places
const pricesEn = messages.en.prices
const refusalsEn = messages.en.refusals
const requestsEn = messages.en.requests
const truckingEn = messages.en.trucking
const formsZh = messages.zh.forms
const gateZh = messages.zh.gate
const homeZh = messages.zh.home
const quotesZh = messages.zh.myQuotes
const notificationsZh = messages.zh.notifications
const placesZh = messages.zh.places
const pricesZh = messages.zh.prices
const refusalsZh = messages.zh.refusals
const requestsZh = messages.zh.requests
const truckingZh = messages.zh.trucking

/** The labels of the price pages in both languages. */
export const textsByLanguage = [
  {
    locale: 'zh-CN',
    forms: formsZh,
    gate: gateZh,
    home: homeZh,
    mine: quotesZh,
    notifications: notificationsZh,
    places: placesZh,
    prices: pricesZh,
    refusals: refusalsZh,
    requests: requestsZh,
    trucking: truckingZh,
  },
  {
    locale: 'en-GB',
    forms: formsEn,
    gate: gateEn,
    home: homeEn,
    mine: quotesEn,
    notifications: notificationsEn,
    places: placesEn,
    prices: pricesEn,
    refusals: refusalsEn,
    requests: requestsEn,
    trucking: truckingEn,
  },
] as const
export type Texts = (typeof textsByLanguage)[number]

/** The part of a message before its first parameter. */
export const upToParam = (sentence: string): RegExp => new RegExp(`^${sentence.split('{{')[0]}`)

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Searches a place by pinyin and selects the first result. */
async function findPlace(page: Page, label: string, pinyin: string, code: string) {
  await page.getByRole('combobox', { name: label, exact: true }).fill(pinyin)
  await page.getByRole('option', { name: code }).click()
}

/** The price page of each mode; an empty day means today. */
export const services = [
  {
    path: '/service/hyzx',
    async search(page: Page, { prices }: Texts) {
      await findPlace(page, prices.form.pol, 'ningbo', 'CNNGB')
      await findPlace(page, prices.form.pod, 'lutedan', 'NLRTM')
      await press(page, prices.form.submit)
    },
  },
  {
    path: '/service/truck',
    async search(page: Page, { trucking }: Texts) {
      await field(page, trucking.form.port).selectOption('CNNGB')
      await findPlace(page, trucking.form.district, 'cixi', '330282')
      await press(page, trucking.form.submit)
    },
  },
  {
    path: '/service/warehousing/detail?code=WH-NGB-01',
    async search(page: Page, { places }: Texts) {
      await field(page, places.stay.volume).fill('40')
      await field(page, places.stay.weight).fill('12')
      await field(page, places.stay.pallets).fill('25')
      await field(page, places.stay.days).fill('17')
      await page.getByRole('checkbox', { name: places.stay.handlings.handlingIn }).check()
      await press(page, places.getPrice)
    },
  },
  {
    path: '/service/yard',
    async search(page: Page, { places }: Texts) {
      await field(page, places.depots.port).selectOption('CNNGB')
      await field(page, places.depots.form.containers).fill('3')
      await field(page, places.depots.form.days).fill('23')
      await press(page, places.getPrice)
    },
  },
] as const

const today = () => shanghaiDay(new Date())

/** The URL parameters of an ocean search over four weeks. */
export const oceanUrl = (pol: string, pod: string, more = '') =>
  `/service/booking?pol=${pol}&pod=${pod}&from=${today()}&to=${daysAfter(today(), 28)}&container=40HQ*1${more}`

/** The URL of a trucking search from one pick-up place in Ningbo, or from any, to Cixi. */
export const truckingUrl = (pickUpPlace?: string) =>
  `/service/truck?port=CNNGB&district=330282&day=${daysAfter(today(), 1)}&container=40HQ*1${pickUpPlace ? `&place=${pickUpPlace}` : ''}`

let session: ReturnType<typeof loggedIn> | undefined

/** One session for all tests of a process: the number of log-ins from one network is limited. */
function sessionOf(request: APIRequestContext) {
  const { account, password } = demoAccount('linhai')
  session ??= loggedIn(request, account, password)
  return session
}

/** An API client that may see rates. */
export const shipper = async (request: APIRequestContext) =>
  clientOf(request, (await sessionOf(request)).token)

/** Searches and saves quotes in the session of this token. */
export function clientOf(request: APIRequestContext, token: string) {
  const post = async (path: string, data: object) =>
    dataOf(
      await request.post(addressOf('localhost', `/api/quotes/${path}`), {
        headers: { [tokenHeader]: token },
        data,
      }),
    )
  const offers = (query: object): Promise<OffersData> => post('offers', query)
  return {
    token,
    offers,
    /** Saves the first offer of a lane and returns its number. */
    async save(): Promise<SavedQuote> {
      const days = { etdFrom: today(), etdTo: daysAfter(today(), 28) }
      const ports = { pol: 'CNTAO', pod: 'NLRTM' }
      const query = { mode: 'ocean', ...ports, ...days, containers: [{ type: '40HQ', count: 1 }] }
      const [offer] = (await offers(query)).offers
      return post('save', { query, offerCode: offer?.item.code })
    },
  }
}
