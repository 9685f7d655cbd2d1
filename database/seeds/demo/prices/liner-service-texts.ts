import type { Bilingual } from '#domain/brands/brand.ts'
import type { LinerService } from '#domain/places/liner-service.ts'
import { portOf } from '#domain/places/port.ts'

/** Trades by the first two letters of a service code. */
const trades: Readonly<Record<string, Bilingual>> = {
  QE: { zh: '北欧', en: 'North Europe' },
  QM: { zh: '地中海', en: 'Mediterranean' },
  GU: { zh: '中东海湾', en: 'Arabian Gulf' },
  IP: { zh: '印巴', en: 'India and Pakistan' },
  BB: { zh: '孟加拉湾', en: 'Bay of Bengal' },
  JV: { zh: '新马印尼', en: 'Singapore, Malaysia and Indonesia' },
  TV: { zh: '泰越', en: 'Thailand and Vietnam' },
  PV: { zh: '高雄马尼拉', en: 'Kaohsiung and Manila' },
  HV: { zh: '香港海防', en: 'Hong Kong and Haiphong' },
  JK: { zh: '日本关西', en: 'Kansai, Japan' },
  JT: { zh: '日本关东', en: 'Kanto, Japan' },
  KR: { zh: '韩国', en: 'Korea' },
  PS: { zh: '美西南', en: 'Pacific South-West' },
  PN: { zh: '美西北', en: 'Pacific North-West' },
  UE: { zh: '美东', en: 'US East Coast' },
  WS: { zh: '墨西哥及南美西', en: 'Mexico and South America West' },
  ES: { zh: '南美东', en: 'South America East' },
  EA: { zh: '东非', en: 'East Africa' },
  AF: { zh: '南非西非', en: 'South and West Africa' },
  AU: { zh: '澳新', en: 'Australia and New Zealand' },
}

const weekdays: readonly Bilingual[] = [
  { zh: '周日', en: 'Sunday' },
  { zh: '周一', en: 'Monday' },
  { zh: '周二', en: 'Tuesday' },
  { zh: '周三', en: 'Wednesday' },
  { zh: '周四', en: 'Thursday' },
  { zh: '周五', en: 'Friday' },
  { zh: '周六', en: 'Saturday' },
]

export function nameOf({ code }: LinerService): Bilingual {
  const trade = trades[code.slice(0, 2)] ?? { zh: code, en: code }
  const number = code.slice(2)
  return { zh: `${trade.zh} ${number} 线`, en: `${trade.en} ${number}` }
}

const portName = (code: string): Bilingual => portOf(code)?.name ?? { zh: code, en: code }

export function summaryOf({ origins, calls }: LinerService): Bilingual {
  const [first, last, end] = [origins[0], origins.at(-1), calls.at(-1)]
  const arrival = calls[0]
  if (!first || !last || !arrival || !end) throw new Error('A liner service without ports')
  const day = weekdays[first.weekday] ?? { zh: '', en: '' }
  const days = arrival.day - last.day
  const [from, boarding, reached, farthest] = [first.port, last.port, arrival.port, end.port].map(portName)
  const daysInEnglish = days === 1 ? '1 day' : `${days} days`
  const callsInEnglish = origins.length === 1 ? '1 call' : `${origins.length} calls`
  return {
    zh: `每${day.zh}自${from?.zh}开船，${origins.length} 个中国港口挂靠；${boarding?.zh}开船后 ${days} 天到${reached?.zh}，末港${farthest?.zh}。`,
    en: `Departs ${from?.en} every ${day.en}, with ${callsInEnglish} in China. Arrives ${reached?.en} ${daysInEnglish} after ${boarding?.en}; last port ${farthest?.en}.`,
  }
}
