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
      layout('workbench/shell/layout.tsx', { id: 'workbench landing' }, [
        route('workbench', 'workbench/dashboard/dashboard.tsx'),
      ]),
      route('aboutUs', 'site/about.tsx'),
      route('invitation/:invitation?', 'workbench/invitation/invitation.tsx'),
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
      route('console/companies', 'console/companies.tsx'),
      route('console/companies/:companyId', 'console/company.tsx'),
      route('console/people', 'console/people.tsx'),
      route('console/people/:personId', 'console/person.tsx'),
      route('console/staff', 'console/staff.tsx'),
      route('console/audit', 'console/audit.tsx'),
      route('console/*', 'console/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
