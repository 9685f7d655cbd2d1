import type { ClientInstrumentation } from 'react-router'
import { currentTranslator } from '#web/language/current-translator.ts'
import { setHeld } from '#web/page/held-navigation.ts'
import { dismissToast, showToast } from '#web/ui/toast-store.ts'
import { createNavigationHold, type NoticeKind } from './hold-navigation.ts'
import type { RouterKnowledge } from './page-needs.ts'

/** Where the router keeps what it knows; it offers no other way to read it outside of components. */
type RouterWindow = {
  readonly __reactRouterDataRouter?: RouterKnowledge['router']
  readonly __reactRouterManifest: RouterKnowledge['manifest']
  readonly __reactRouterRouteModules: RouterKnowledge['modules']
}

function knowledge(): RouterKnowledge | undefined {
  const { __reactRouterDataRouter, __reactRouterManifest, __reactRouterRouteModules } =
    window as unknown as RouterWindow
  return (
    __reactRouterDataRouter && {
      router: __reactRouterDataRouter,
      manifest: __reactRouterManifest,
      modules: __reactRouterRouteModules,
    }
  )
}

function showNotice(kind: NoticeKind, retry: () => void): () => void {
  const { translate } = currentTranslator()
  const id = showToast('error', translate(`common:notOpened.${kind}`), {
    text: translate('common:retry'),
    run: retry,
  })
  return () => dismissToast(id)
}

/** For the router: holds each navigation to a page that cannot be loaded now. */
export function navigationHold(): ClientInstrumentation {
  const hold = createNavigationHold({
    knowledge,
    isOnline: () => navigator.onLine,
    importScript: (url) => import(/* @vite-ignore */ url),
    statusOf: async (url) => (await fetch(url, { method: 'HEAD', cache: 'no-store' })).status,
    showNotice,
    setHeld,
    openDocument: (path) => window.location.assign(`${window.location.origin}${path}`),
    storage: window.sessionStorage,
  })
  return {
    router: ({ instrument }) =>
      instrument({
        // A path that is not absolute is a query of the page itself; a form is sent, not opened.
        navigate: async (navigate, { to, formMethod }) => {
          const isPage = typeof to === 'string' && to.startsWith('/') && formMethod === undefined
          await (isPage ? hold(to, navigate) : navigate())
        },
      }),
  }
}
