import type { Brand, NavigationEntry, NavigationLink, ServiceKind } from '#domain/brands/brand.ts'

/** The pages that tell about a service, whichever brand shows them. */
const pages: Record<ServiceKind, readonly string[]> = {
  ocean: ['/domestic/traditionCarrier', '/booking', '/service/glj/bookingCargo'],
  trucking: ['/domestic/truckDetail', '/prePort/truckDetail', '/service/glj/transportation'],
  warehouse: ['/domestic/warehouseDetail', '/warehouse', '/service/glj/warehouse'],
  depot: ['/domestic/yardDetail', '/yard', '/service/glj/containerYard'],
  rail: ['/domestic/railway'],
  air: [],
  customs: ['/domestic/clearance'],
  'overseas-warehouse': [],
  barge: ['/prePort/Barge'],
  'inland-terminal': ['/prePort/Ict'],
  'container-management': ['/service/glj/containerManagement'],
}

const linksOf = (entry: NavigationEntry): readonly NavigationLink[] =>
  'links' in entry ? entry.links : [entry]

const pathsOf = ({ navigation }: Pick<Brand, 'navigation'>) =>
  navigation.flatMap(linksOf).map(({ path }) => path)

/** Where a brand's first button leads: to the first page of its navigation. */
export function firstPageOf(brand: Pick<Brand, 'navigation'>): string {
  const [first] = pathsOf(brand)
  if (!first) throw new Error('A brand without navigation has no first page')
  return first
}

/** The brand's own page about a service, when its navigation has one. */
export function pageOfService(brand: Pick<Brand, 'navigation'>, kind: ServiceKind): string | undefined {
  return pathsOf(brand).find((path) => pages[kind].includes(path))
}
