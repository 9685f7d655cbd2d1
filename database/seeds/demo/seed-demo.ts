import { activity } from '#database/schema/activities.ts'
import { serviceContact } from '#database/schema/contacts.ts'
import { type SeedQueries, seedOnce } from '#database/seeds/seed-run.ts'
import { customerPortal } from '#domain/contacts/portal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { activities } from './activities.data.ts'
import { contacts, workTime } from './contacts.data.ts'

const contactRows = () =>
  contacts.map(({ brand, service, desk, city, phone, email }, position) => ({
    platform: customerPortal,
    brand,
    service,
    deskZh: desk.zh,
    deskEn: desk.en,
    cityZh: city.zh,
    cityEn: city.en,
    phone,
    email,
    workTimeZh: workTime.zh,
    workTimeEn: workTime.en,
    position,
  }))

const activityRows = (today: string) =>
  activities.map(({ brands, title, summary, path, startedDaysAgo, endsInDays }, position) => ({
    brands: [...brands],
    titleZh: title.zh,
    titleEn: title.en,
    summaryZh: summary.zh,
    summaryEn: summary.en,
    path,
    startsOn: daysAfter(today, -startedDaysAgo),
    endsOn: daysAfter(today, endsInDays),
    position,
  }))

/** Data to try the house with; loaded once, then the users'. */
export const seedDemo = (queries: SeedQueries, today: string): Promise<void> =>
  seedOnce(queries, 'demo', async () => {
    await queries.insert(serviceContact).values(contactRows())
    await queries.insert(activity).values(activityRows(today))
  })
