import type { Brand, NavigationEntry, NavigationLink, ServiceKind } from '#domain/brands/brand.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'

/** The content page of each service. */
const pages: Record<ServiceKind, readonly string[]> = {
  ocean: ['/domestic/traditionCarrier', '/booking', '/service/glj/bookingCargo'],
  trucking: ['/domestic/truckDetail', '/prePort/truckDetail', '/service/glj/transportation'],
  warehouse: ['/domestic/warehouseDetail', '/warehouse', '/service/glj/warehouse'],
  depot: ['/domestic/yardDetail', '/yard', '/service/glj/containerYard'],
  rail: ['/domestic/railway'],
  air: ['/route/airTrans'],
  customs: ['/domestic/clearance'],
  'overseas-warehouse': [servicePaths.overseasWarehouses],
  barge: ['/prePort/Barge'],
  'inland-terminal': ['/prePort/Ict'],
  'container-management': ['/service/glj/containerManagement'],
}

const linksOf = (entry: NavigationEntry): readonly NavigationLink[] =>
  'links' in entry ? entry.links : [entry]

const pathsOf = ({ navigation }: Pick<Brand, 'navigation'>) =>
  navigation.flatMap(linksOf).map(({ path }) => path)

/** The page about a service in the brand's navigation, if there is one. */
export function pageOfService(brand: Pick<Brand, 'navigation'>, kind: ServiceKind): string | undefined {
  return pathsOf(brand).find((path) => pages[kind].includes(path))
}
