import type { CSSProperties, ReactNode } from 'react'
import {
  data,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { BrandColours } from '#domain/brands/brand.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { BusyBar } from '#web/page/busy-bar.tsx'
import { consoleHome, consoleNamespaces, isConsolePage } from '#web/page/console-pages.ts'
import { ownerOriginsOf } from '#web/page/owner-origins.ts'
import { requestOf } from '#web/page/page-request.ts'
import { LazyNavigationGuard } from './client/lazy-navigation-guard.tsx'
import { SessionEnd } from './client/session-end.tsx'
import { LogInPlace } from './components/log-in/log-in-place.tsx'
import { namespacesIn } from './language/load-namespaces.ts'
import { useLanguage, useTranslation } from './language/use-translation.ts'
import { ErrorPage } from './site/error-page.tsx'
import inter from './ui/inter.woff2'
import { Toasts } from './ui/toasts.tsx'
import './ui/fonts.css'
import './ui/tokens.css'
import './ui/base.css'

export const links: LinksFunction = () => [
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

/** The console has its own host; neither shows pages of the other. */
export function loader({ url, context }: LoaderFunctionArgs) {
  const request = requestOf(context)
  const { isConsole } = request
  const isOfConsole = isConsolePage(url.pathname)
  if (isConsole && !isOfConsole) throw redirect(consoleHome)
  if (isOfConsole !== isConsole) throw data(null, { status: 404 })
  return { isConsole, ownerOrigins: ownerOriginsOf(request) }
}

/** Nothing here depends on the parameters of a page or on its language, so only another page needs a request for it. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

const tokensOf = ({ brand, brandStrong, accent, dark }: BrandColours) =>
  ({
    '--brand': `light-dark(${brand}, ${dark.brand})`,
    '--brand-strong': `light-dark(${brandStrong}, ${dark.brandStrong})`,
    '--accent': `light-dark(${accent}, ${dark.accent})`,
  }) as CSSProperties

const iconOf = ({ brand, accent }: BrandColours) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${brand}"/><path d="M6 19h20l-3 6H9z" fill="#fff"/><path d="M10 12h5v5h-5zM17 8h5v9h-5z" fill="${accent}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}

export function Layout({ children }: { children: ReactNode }) {
  const { code, colours, logInUrl } = useBrand()
  const language = useLanguage()
  const { t } = useTranslation('common')
  const announced = namespacesIn(useMatches().map(({ handle }) => handle))
  // An error page has no loader data. Errors of the console are shown inside its own layout.
  const isConsole = useRouteLoaderData<typeof loader>('root')?.isConsole === true
  const namespaces = isConsole ? [...consoleNamespaces, ...announced] : announced
  return (
    <html
      lang={language}
      data-brand={code}
      data-namespaces={namespaces.join(' ') || undefined}
      data-console={isConsole || undefined}
      data-log-in-url={logInUrl ?? undefined}
      style={tokensOf(colours)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={colours.brand} />
        <link rel="icon" href={iconOf(colours)} />
        {/* Style sheets need no nonce; browsers hide it, so hydration would find a difference. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <LogInPlace />
        <Toasts title={t('notifications')} closeLabel={t('close')} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <BusyBar />
      <Outlet />
      <SessionEnd />
      <LazyNavigationGuard />
    </>
  )
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />
}
