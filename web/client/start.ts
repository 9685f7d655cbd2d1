import type { Brand, Language } from '#domain/brands/brand.ts'
import { documentTypesOf } from '#domain/brands/document-prefix.ts'
import { customerPortal } from '#domain/contacts/portal.ts'
import { mainDictionaryCodes, warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import type { Result } from '#domain/values/refusal.ts'
import { rememberLanguage } from '#web/language/language-cookie.ts'
import type { Translator } from '#web/language/translator.ts'
import { onPageMeta } from '#web/page/page-meta.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { call, provideClient } from './call.ts'
import { ApiClient } from './client.ts'
import { loadSession } from './log-in.ts'
import { showSessionEnd } from './session-ended.ts'
import { changeSession, loggedOutState, onSessionChange, sessionState } from './session-state.ts'
import type { TabSync } from './tab-sync.ts'
import { joinTabs, type TabMessage, type Tabs } from './tabs.ts'
import { createTokenStore, sessionOf, type TokenStore } from './tokens.ts'

type Page = {
  readonly brand: Brand
  readonly translator: Translator
  /** A login from another site decides first who the user is. */
  readonly isEntering?: boolean
}

const valueOr = <T>(result: Result<T>, fallback: T): T => (result.ok ? result.value : fallback)

/** Spec §3: the lists that every page may need, in the user's language. */
async function loadLists(brand: Brand, language: Language): Promise<void> {
  const known = sessionState()
  const [main, warehouse, activities, contacts] = await Promise.all([
    call('GET /api/common/dictionary/queryDictRows', { query: { codes: mainDictionaryCodes.join(',') } }),
    call('GET /api/ops/wms/basWarehouse/dictionary/queryDictRows', {
      query: { codes: warehouseDictionaryCodes.join(','), language },
    }),
    call('POST /api/ops/opsActivityConfiguration/activity', {}),
    call('GET /api/ops/serviceContact/getServiceContact', { query: { platformName: customerPortal } }),
  ])
  const rows = { ...known.dictionaries, ...valueOr(main, {}), ...valueOr(warehouse, {}) }
  const documentType = main.ok
    ? documentTypesOf(main.value.documentType ?? [], brand.code)
    : rows.documentType
  changeSession({
    dictionaries: { ...rows, ...(documentType && { documentType }) },
    activityList: activities.ok ? activities.value.opsActivityConfigurationVo : known.activityList,
    contactList: valueOr(contacts, [...known.contactList]),
  })
}

function showLoggedOut(tokens: TokenStore): void {
  tokens.forget()
  changeSession(loggedOutState)
}

function showLoggedIn(tokens: TokenStore): void {
  if (tokens.current() === undefined) return
  changeSession({ loggedIn: true })
  void loadSession()
}

let tabSync: TabSync | undefined

/** A message from another tab. A token in session storage belongs to this tab, one in local storage to all. */
function onTabMessage(message: TabMessage, tokens: TokenStore): void {
  const current = tokens.current()
  if (message.type === 'token-replaced') tokens.replace(message.token)
  if (message.type === 'logged-out' && (current === undefined || sessionOf(current) === message.session))
    showLoggedOut(tokens)
  if (message.type === 'logged-in') showLoggedIn(tokens)
  if (message.type === 'user' && current && sessionOf(current) === message.session)
    tabSync?.receive(message.known)
}

/** Loads the code for notifications only when a user is logged in. */
function followWhenLoggedIn(tabs: Tabs, tokens: TokenStore): void {
  const stop = onSessionChange(() => {
    if (!sessionState().loggedIn) return
    stop()
    void import('./notification-stream.ts').then(({ followNotifications }) => followNotifications())
    void import('./tab-sync.ts').then(({ syncTabs }) => {
      tabSync = syncTabs((known) => tabs.send({ type: 'user', session: sessionOf(tokens.current()), known }))
    })
  })
}

/** A page that Back or Forward restores as it was left may be older than the last login or logout of this tab. */
export function followRestoredPage(tokens: TokenStore): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    if (tokens.current() !== undefined) showLoggedIn(tokens)
    else if (sessionState().loggedIn) changeSession(loggedOutState)
  })
}

/** Starts the page in the browser: the client, then the lists, which are loaded again for each language. */
export function startSession({ brand, translator, isEntering }: Page): void {
  const tokens = createTokenStore(window.localStorage, window.sessionStorage)
  const tabs = joinTabs((message) => onTabMessage(message, tokens))
  onPageMeta((pageMeta) => changeSession({ pageMeta }))
  provideClient(
    new ApiClient({
      origin: window.location.origin,
      tokens,
      rememberLanguage: () => rememberLanguage(translator.language),
      warn: (warning) => showToast('warning', translator.translate(`common:${warning}`)),
      showText: (text) => showToast('warning', text),
      loggedOut: () => showLoggedOut(tokens),
      tabs,
      refused: (refusal) => tabSync?.onRefusal(refusal),
      sessionEnded(reason) {
        tokens.forgetEverything()
        changeSession(loggedOutState)
        showSessionEnd({ brand, translator }, reason)
      },
    }),
  )
  followWhenLoggedIn(tabs, tokens)
  // The message of another tab may arrive before the token it announces.
  window.addEventListener('storage', () => {
    if (!sessionState().loggedIn) showLoggedIn(tokens)
  })
  followRestoredPage(tokens)
  changeSession({ loggedIn: tokens.current() !== undefined })
  if (sessionState().loggedIn && !isEntering) void loadSession()
  void loadLists(brand, translator.language)
  translator.onSwitch(() => void loadLists(brand, translator.language))
}
