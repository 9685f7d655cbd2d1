import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const contentPage = (path: string) => route(path, 'site/content-page.tsx', { id: `content ${path}` })

/** A page about a service, with its request form. */
const requestPage = (path: string) =>
  route(path, 'services/requests/request-page.tsx', { id: `request ${path}` })

/** The routes, in the order of the specification. */
export default [
  layout('site/main-layout.tsx', [
    layout('site/boundary.tsx', { id: 'main boundary' }, [
      index('site/home.tsx'),
      contentPage('domestic/clearance'),
      contentPage('domestic/railway'),
      contentPage('domestic/truckDetail'),
      contentPage('domestic/warehouseDetail'),
      contentPage('domestic/yardDetail'),
      contentPage('domestic/traditionCarrier'),
      contentPage('prePort/truckDetail'),
      contentPage('prePort/Ict'),
      contentPage('prePort/CombinTrans'),
      contentPage('prePort/Barge'),
      contentPage('booking'),
      contentPage('yard'),
      contentPage('warehouse'),
      route('service/warehousing', 'services/warehousing/warehousing.tsx'),
      route('service/warehousing/list', 'services/warehousing/list.tsx'),
      route('service/warehousing/detail', 'services/warehousing/detail.tsx'),
      route('service/truck', 'services/trucking/truck.tsx'),
      route('service/yardService', 'services/depots/yard-service.tsx'),
      requestPage('service/declare'),
      requestPage('service/soc'),
      route('service/yard', 'services/depots/yard.tsx'),
      route('service/hyzx', 'services/ocean/ocean-fcl.tsx'),
      route('service/booking', 'services/ocean/booking-quote.tsx'),
      route('service/containerYard/list', 'services/depots/depot-list.tsx'),
      route('service/containerYard/detail', 'services/depots/depot-detail.tsx'),
      route('service/shipownerAreaService', 'services/ocean/carrier-area.tsx'),
      requestPage('service/staticPages/rail'),
      requestPage('service/staticPages/airFreight'),
      contentPage('service/glj/containerYard'),
      contentPage('service/glj/containerManagement'),
      contentPage('service/glj/warehouse'),
      contentPage('service/glj/bookingCargo'),
      contentPage('service/glj/transportation'),
      contentPage('service/glj/logistics'),
      requestPage('route/airTrans'),
      route('route/newShipping', 'services/ocean/new-lines.tsx'),
      route('route/shipownerArea', 'services/ocean/carrier-rate.tsx'),
      route('route/newShippingDetail', 'services/ocean/line-detail.tsx'),
      route('route/seaQuery', 'services/ocean/sea-query.tsx'),
      route('oversea/newSea', 'services/overseas/new-sea.tsx'),
      layout('workbench/shell/layout.tsx', { id: 'workbench landing' }, [
        route('workbench', 'workbench/dashboard/dashboard.tsx'),
      ]),
      route('aboutUs', 'site/about.tsx'),
      route('invitation/:invitation?', 'workbench/invitation/invitation.tsx'),
      route('quote/verify', 'services/verify/verify.tsx'),
      route('api/reference', 'site/api-reference.tsx'),
      route('dev/outbox', 'site/outbox.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),
  layout('site/bare-layout.tsx', [
    layout('site/boundary.tsx', { id: 'bare boundary' }, [
      route('login', 'session/log-in.tsx'),
      contentPage('agreement'),
      contentPage('policy'),
    ]),
  ]),
  layout('site/work-layout.tsx', [
    layout('site/boundary.tsx', { id: 'work boundary' }, [
      layout('workbench/shell/layout.tsx', { id: 'workbench' }, [
        route('workbench/quotes', 'workbench/quotes/quotes.tsx'),
        route('workbench/certification', 'workbench/certification/certification.tsx'),
        route('workbench/company', 'workbench/company/company.tsx'),
        route('workbench/inbox', 'workbench/inbox/inbox.tsx'),
        route('workbench/settings', 'workbench/settings/settings.tsx'),
      ]),
    ]),
  ]),
  route('console/login', 'console/log-in.tsx'),
  layout('console/shell.tsx', [
    layout('console/boundary.tsx', [
      route('console', 'console/home.tsx'),
      route('console/certifications', 'console/certifications.tsx'),
      route('console/certifications/:companyId', 'console/company.tsx', { id: 'console/application' }),
      route('console/companies', 'console/companies.tsx'),
      route('console/companies/:companyId', 'console/company.tsx'),
      route('console/people', 'console/people.tsx'),
      route('console/people/:personId', 'console/person.tsx'),
      route('console/requests', 'console/requests.tsx'),
      route('console/requests/:number', 'console/request.tsx'),
      route('console/rates', 'console/rates.tsx'),
      route('console/rates/new', 'console/new-rate.tsx'),
      route('console/rates/import', 'console/rate-import.tsx'),
      route('console/rates/:rateId', 'console/rate.tsx'),
      route('console/exchangeRates', 'console/exchange-rates.tsx'),
      route('console/staff', 'console/staff.tsx'),
      route('console/audit', 'console/audit.tsx'),
      route('console/*', 'console/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
