import type { Bilingual } from '#domain/brands/brand.ts'
import type { HomePort } from './home-ports.ts'
import type { Place } from './projection.ts'

export const regions = [
  'northeast-asia',
  'southeast-asia',
  'south-asia',
  'middle-east',
  'europe',
  'africa',
  'north-america',
  'latin-america',
  'oceania',
] as const
export type Region = (typeof regions)[number]

type Named = Place & { readonly name: Bilingual }
export type Overseas = Named & { readonly region: Region }

/** The five home ports, from north to south. */
export const homePorts: Record<HomePort, Named> = {
  qingdao: { name: { zh: '青岛', en: 'Qingdao' }, lon: 120.2, lat: 36.0 },
  shanghai: { name: { zh: '上海', en: 'Shanghai' }, lon: 121.6, lat: 31.4 },
  ningbo: { name: { zh: '宁波', en: 'Ningbo' }, lon: 121.9, lat: 29.9 },
  xiamen: { name: { zh: '厦门', en: 'Xiamen' }, lon: 118.1, lat: 24.5 },
  shenzhen: { name: { zh: '深圳', en: 'Shenzhen' }, lon: 114.3, lat: 22.6 },
}

const at = (region: Region, zh: string, en: string, lon: number, lat: number): Overseas => ({
  region,
  name: { zh, en },
  lon,
  lat,
})

export const overseasPorts: readonly Overseas[] = [
  at('northeast-asia', '釜山', 'Busan', 129.0, 35.1),
  at('northeast-asia', '横滨', 'Yokohama', 139.7, 35.4),
  at('northeast-asia', '神户', 'Kobe', 135.2, 34.7),
  at('southeast-asia', '新加坡', 'Singapore', 103.8, 1.3),
  at('southeast-asia', '巴生港', 'Port Klang', 101.4, 3.0),
  at('southeast-asia', '林查班', 'Laem Chabang', 100.9, 13.1),
  at('southeast-asia', '胡志明市', 'Ho Chi Minh City', 106.7, 10.8),
  at('southeast-asia', '海防', 'Haiphong', 106.7, 20.9),
  at('southeast-asia', '雅加达', 'Jakarta', 106.9, -6.1),
  at('southeast-asia', '马尼拉', 'Manila', 120.9, 14.6),
  at('south-asia', '科伦坡', 'Colombo', 79.8, 6.9),
  at('south-asia', '那瓦舍瓦', 'Nhava Sheva', 72.9, 18.9),
  at('south-asia', '金奈', 'Chennai', 80.3, 13.1),
  at('south-asia', '吉大港', 'Chittagong', 91.8, 22.3),
  at('south-asia', '卡拉奇', 'Karachi', 67.0, 24.8),
  at('middle-east', '杰贝阿里', 'Jebel Ali', 55.0, 25.0),
  at('middle-east', '达曼', 'Dammam', 50.2, 26.5),
  at('middle-east', '吉达', 'Jeddah', 39.2, 21.5),
  at('europe', '鹿特丹', 'Rotterdam', 4.1, 51.9),
  at('europe', '汉堡', 'Hamburg', 9.9, 53.5),
  at('europe', '费利克斯托', 'Felixstowe', 1.3, 52.0),
  at('europe', '勒阿弗尔', 'Le Havre', 0.1, 49.5),
  at('europe', '瓦伦西亚', 'Valencia', -0.3, 39.4),
  at('europe', '热那亚', 'Genoa', 8.9, 44.4),
  at('europe', '比雷埃夫斯', 'Piraeus', 23.6, 37.9),
  at('europe', '格但斯克', 'Gdansk', 18.7, 54.4),
  at('africa', '达米埃塔', 'Damietta', 31.8, 31.5),
  at('africa', '蒙巴萨', 'Mombasa', 39.7, -4.1),
  at('africa', '德班', 'Durban', 31.0, -29.9),
  at('africa', '拉各斯', 'Lagos', 3.4, 6.4),
  at('africa', '特马', 'Tema', 0.0, 5.6),
  at('north-america', '洛杉矶', 'Los Angeles', -118.3, 33.7),
  at('north-america', '西雅图', 'Seattle', -122.3, 47.6),
  at('north-america', '温哥华', 'Vancouver', -123.1, 49.3),
  at('north-america', '纽约', 'New York', -74.1, 40.7),
  at('north-america', '萨凡纳', 'Savannah', -81.1, 32.1),
  at('north-america', '休斯敦', 'Houston', -95.0, 29.7),
  at('latin-america', '曼萨尼约', 'Manzanillo', -104.3, 19.1),
  at('latin-america', '卡亚俄', 'Callao', -77.1, -12.1),
  at('latin-america', '桑托斯', 'Santos', -46.3, -24.0),
  at('latin-america', '瓦尔帕莱索', 'Valparaiso', -71.6, -33.0),
  at('oceania', '悉尼', 'Sydney', 151.2, -33.9),
  at('oceania', '墨尔本', 'Melbourne', 144.9, -37.8),
  at('oceania', '奥克兰', 'Auckland', 174.8, -36.8),
]
