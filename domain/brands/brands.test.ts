import { describe, expect, test } from 'vitest'
import { contrastRatio, readableContrast } from '#tests/support/contrast.ts'
import {
  type Brand,
  type BrandCode,
  brandCodes,
  languages,
  type NavigationLink,
  serviceKinds,
} from './brand.ts'
import { brandOf, brands, developmentHosts, hostName } from './brands.ts'
import { documentPrefixes, stripDocumentPrefix } from './document-prefix.ts'
import { metaOf } from './metas.ts'
import { ownerOfPage } from './owned-pages.ts'

const everyBrand = brandCodes.map(brandOf)
const white = '#FFFFFF'
const darkSurface = '#10161D'

function headerLinks(brand: Brand): NavigationLink[] {
  return brand.navigation.flatMap((entry) => ('links' in entry ? entry.links : [entry]))
}

/** Every text of a brand with its path, so that a failure names it. */
function textsOf(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${place}.${key}`))
}

function bilingualsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return []
  if ('zh' in value || 'en' in value) return [value]
  return Object.values(value).flatMap(bilingualsOf)
}

describe('the six brands', () => {
  test('each brand stands under its own code', () => {
    for (const code of brandCodes) expect(brandOf(code).code).toBe(code)
    expect(Object.keys(brands)).toEqual([...brandCodes])
  })

  test.each<[string, (brand: Brand) => string]>([
    ['development hosts', (brand) => brand.developmentHost],
    ['document prefixes', (brand) => documentPrefixes[brand.code]],
    ['Chinese names', (brand) => brand.name.zh],
    ['English names', (brand) => brand.name.en],
    ['Chinese short names', (brand) => brand.shortName.zh],
    ['English short names', (brand) => brand.shortName.en],
    ['ICP filing numbers', (brand) => brand.filing.icp],
    ['public-security filing numbers', (brand) => brand.filing.publicSecurity.zh],
    ['phones', (brand) => brand.contact.phone],
    ['mailboxes', (brand) => brand.contact.email],
    ['brand colours', (brand) => brand.colours.brand],
    ['Chinese home titles', (brand) => metaOf(brand.code).home.title.zh],
    ['English home titles', (brand) => metaOf(brand.code).home.title.en],
  ])('no two brands share their %s', (_what, pick) => {
    expect(new Set(everyBrand.map(pick)).size).toBe(brandCodes.length)
  })

  test('no document prefix begins another, so stripping has one answer', () => {
    const prefixes = everyBrand.map((brand) => documentPrefixes[brand.code])
    for (const prefix of prefixes) {
      expect(prefixes.filter((other) => other.startsWith(prefix))).toEqual([prefix])
    }
  })

  test('filing numbers have the Chinese form, and both languages give the same public-security number', () => {
    for (const { filing } of everyBrand) {
      expect(filing.icp).toMatch(/^\p{Script=Han}ICP备\d{10}号-\d$/u)
      expect(filing.publicSecurity.zh).toMatch(/^\p{Script=Han}公网安备\d{14}号$/u)
      expect(filing.publicSecurity.en.match(/\d{14}/)?.[0]).toBe(
        filing.publicSecurity.zh.match(/\d{14}/)?.[0],
      )
    }
  })

  test('only the network reloads the page when a session ends', () => {
    const reloading = everyBrand.filter((brand) => brand.reloadsWhenSessionEnds).map((brand) => brand.code)
    expect(reloading).toEqual(['network'])
  })
})

describe.each(everyBrand)('$code', (brand) => {
  test('every text is there in both languages', () => {
    for (const [place, text] of textsOf(brand, brand.code)) expect(text.trim(), place).not.toBe('')
    for (const pair of bilingualsOf(brand)) expect(Object.keys(pair)).toEqual([...languages])
  })

  test('Chinese texts carry Chinese, English texts carry none', () => {
    for (const [place, text] of textsOf(brand, brand.code)) {
      if (place.endsWith('.zh')) expect(text, place).toMatch(/\p{Script=Han}/u)
      if (place.endsWith('.en')) expect(text, place).not.toMatch(/\p{Script=Han}/u)
    }
  })

  test('white text reads on the brand colours', () => {
    const { brand: main, brandStrong, accent } = brand.colours
    for (const ground of [main, brandStrong, accent]) {
      expect(contrastRatio(white, ground), ground).toBeGreaterThanOrEqual(readableContrast)
    }
  })

  test('the dark colours read on a dark surface', () => {
    for (const ink of Object.values(brand.colours.dark)) {
      expect(contrastRatio(ink, darkSurface), ink).toBeGreaterThanOrEqual(readableContrast)
    }
  })

  test('a strong colour stands out more than the plain one, on light and on dark', () => {
    const { colours } = brand
    expect(contrastRatio(colours.brandStrong, white)).toBeGreaterThan(contrastRatio(colours.brand, white))
    expect(contrastRatio(colours.dark.brandStrong, darkSurface)).toBeGreaterThan(
      contrastRatio(colours.dark.brand, darkSurface),
    )
  })

  test('the header has four to six entries and leads to no page twice', () => {
    expect(brand.navigation.length).toBeGreaterThanOrEqual(4)
    expect(brand.navigation.length).toBeLessThanOrEqual(6)
    const paths = headerLinks(brand).map((link) => link.path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(['/aboutUs', '/api/reference']))
  })

  test('the header has no link to a page of another brand', () => {
    const foreign = headerLinks(brand).filter(({ path }) => (ownerOfPage(path) ?? brand.code) !== brand.code)
    expect(foreign).toEqual([])
  })

  test('services are known and listed once', () => {
    expect(new Set(brand.services).size).toBe(brand.services.length)
    expect(serviceKinds).toEqual(expect.arrayContaining([...brand.services]))
  })

  test('page titles and descriptions fit a search result', () => {
    for (const { title, description } of Object.values(metaOf(brand.code))) {
      expect(title.zh.length, title.zh).toBeLessThanOrEqual(40)
      expect(title.en.length, title.en).toBeLessThanOrEqual(90)
      expect(description.zh.length, description.zh).toBeLessThanOrEqual(110)
      expect(description.en.length, description.en).toBeLessThanOrEqual(220)
    }
  })
})

describe('a brand by its host', () => {
  const hosts = developmentHosts()

  test.each<[string, BrandCode]>([
    ['localhost', 'group'],
    ['nb.localhost', 'ningbo'],
    ['sh.localhost', 'shanghai'],
    ['fj.localhost', 'fujian'],
    ['net.localhost', 'network'],
    ['sz.localhost', 'shenzhen'],
    ['NB.LocalHost', 'ningbo'],
    ['sz.localhost.', 'shenzhen'],
    ['localhost:3000', 'group'],
    ['Net.localhost.:3000', 'network'],
  ])('%s is %s', (host, code) => {
    expect(hosts.get(hostName(host))).toBe(code)
  })

  test.each([
    '',
    '.',
    ':3000',
    'example.com',
    'xx.localhost',
    'nb.localhost..',
    'nb.localhost.evil',
    'nb.localhost:65536',
    'nb.localhost:-1',
    '[::1]:3000',
  ])('the unknown host "%s" is no brand', (host) => {
    expect(hosts.get(hostName(host))).toBeUndefined()
  })

  test('a configured host answers as its brand', () => {
    const configured = new Map<string, BrandCode>([['www.quayside.example', 'group']])
    expect(configured.get(hostName('WWW.Quayside.Example:443'))).toBe('group')
    expect(configured.get(hostName('localhost'))).toBeUndefined()
  })
})

describe('document types lose their brand prefix', () => {
  test('the prefix of every brand goes', () => {
    for (const prefix of ['QSG_', 'QNB_', 'QSH_', 'QFJ_', 'QNW_', 'QSZ_'])
      expect(stripDocumentPrefix(`${prefix}BILL_OF_LADING`)).toBe('BILL_OF_LADING')
  })

  test.each([
    ['a value without a prefix stays as it is', 'PACKING_LIST', 'PACKING_LIST'],
    ['a prefix inside a value stays', 'COPY_QSG_INVOICE', 'COPY_QSG_INVOICE'],
    ['only the first prefix goes', 'QNB_QSG_INVOICE', 'QSG_INVOICE'],
    ['a prefix in small letters is no prefix', 'qsg_INVOICE', 'qsg_INVOICE'],
    ['an empty value stays empty', '', ''],
  ])('%s', (_rule, value, stripped) => {
    expect(stripDocumentPrefix(value)).toBe(stripped)
  })
})
