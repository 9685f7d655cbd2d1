import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const contentPage = (path: string) => route(path, 'site/content-page.tsx', { id: `content ${path}` })

/** The site map of the product, in its order. */
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
      contentPage('service/glj/containerYard'),
      contentPage('service/glj/containerManagement'),
      contentPage('service/glj/warehouse'),
      contentPage('service/glj/bookingCargo'),
      contentPage('service/glj/transportation'),
      contentPage('service/glj/logistics'),
      route('aboutUs', 'site/about.tsx'),
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
] satisfies RouteConfig
