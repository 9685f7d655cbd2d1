import { currentTranslator } from './current-translator.ts'
import type { Lesson } from './messages.ts'

/** What the pages of prices say, whichever service they are of. */
const prices: readonly Lesson[] = ['forms', 'gate', 'prices', 'tariffs']

/** What the pages say on which staff are asked for an offer. */
const requests: readonly Lesson[] = ['forms', 'gate', 'requests']

const lessonsByPath: Readonly<Record<string, readonly Lesson[]>> = {
  '/login': ['forms', 'session'],
  '/workbench': ['forms', 'gate', 'workbench'],
  '/workbench/quotes': ['prices', 'tariffs', 'requests'],
  '/quote/verify': ['forms', 'prices', 'requests'],
  '/console/rates': ['admin', 'prices'],
  '/console/exchangerates': ['admin'],
  '/console/requests': ['admin'],
  '/invitation': ['forms', 'gate', 'workbench'],
  '/service/declare': requests,
  '/service/soc': requests,
  '/service/staticpages/rail': requests,
  '/service/staticpages/airfreight': requests,
  '/route/airtrans': requests,
  '/service/hyzx': [...prices, 'requests', 'ocean'],
  '/service/booking': [...prices, 'requests', 'ocean'],
  '/service/shipownerareaservice': [...prices, 'requests', 'ocean'],
  '/route/seaquery': [...prices, 'requests', 'ocean'],
  '/route/shipownerarea': [...prices, 'requests', 'ocean'],
  '/route/newshipping': [...prices, 'requests', 'ocean'],
  '/route/newshippingdetail': [...prices, 'requests', 'ocean'],
  '/service/warehousing': [...prices, 'requests', 'places'],
  '/service/truck': [...prices, 'requests', 'places'],
  '/service/yardservice': [...prices, 'requests', 'places'],
  '/service/yard': [...prices, 'requests', 'places'],
  '/service/containeryard': [...prices, 'requests', 'places'],
  '/oversea/newsea': [...requests, 'places'],
}

/** The path and every path it lies under, the longest first. */
const upwards = (path: string): readonly string[] => {
  const steps = path.toLowerCase().split('/').filter(Boolean)
  return steps.map((_, index) => `/${steps.slice(0, steps.length - index).join('/')}`)
}

/** What a page must have learnt before it is first drawn, beside what every page says: all under a path alike. */
export const lessonsAt = (path: string): readonly Lesson[] =>
  upwards(path).flatMap((step) => lessonsByPath[step] ?? [])

/** Coming from another page in the browser. */
export const withLesson =
  (...wanted: readonly Lesson[]) =>
  async (): Promise<null> => {
    await Promise.all(wanted.map((lesson) => currentTranslator().learn(lesson)))
    return null
  }

/** The same where the page has data of its own. */
export const withLessonAndData =
  <Data>(...wanted: readonly Lesson[]) =>
  async ({ serverLoader }: { serverLoader(): Promise<Data> }): Promise<Data> => {
    const [data] = await Promise.all([serverLoader(), withLesson(...wanted)()])
    return data
  }
