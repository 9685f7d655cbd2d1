import type { Brand, Language } from '#domain/brands/brand.ts'
import { documentTypesOf } from '#domain/brands/document-prefix.ts'
import { customerPortal } from '#domain/contacts/portal.ts'
import { mainDictionaryCodes, warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { rememberLanguage } from '#web/language/language-cookie.ts'
import type { Translator } from '#web/language/translator.ts'
import { onPageMeta } from '#web/page/page-meta.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { call, provideClient } from './call.ts'
import { ApiClient } from './client.ts'
import { loadSession } from './log-in.ts'
import { changeSession, nobody, onSessionChange, sessionState } from './session-state.ts'
import { joinTabs, type Tabs, type Word } from './tabs.ts'
import type { Together } from './together.ts'
import { createTokenStore, sessionOf, type TokenStore } from './tokens.ts'

type Started = { readonly brand: Brand; readonly translator: Translator }

const valueOr = <T>(verdict: Verdict<T>, otherwise: T): T => (verdict.ok ? verdict.value : otherwise)

/** Spec §3: the lists every page may need, in the reader's language. */
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

function leave(tokens: TokenStore): void {
  tokens.forget()
  changeSession(nobody)
}

function come(tokens: TokenStore): void {
  if (tokens.current() === undefined) return
  changeSession({ loggedIn: true })
  void loadSession()
}

let together: Together | undefined

/** Another tab's news; a token in session storage is this tab's own, one in local storage is everybody's. */
function hear(word: Word, tokens: TokenStore): void {
  const held = tokens.current()
  if (word.what === 'turned') tokens.replace(word.token)
  if (word.what === 'left' && (held === undefined || sessionOf(held) === word.session)) leave(tokens)
  if (word.what === 'entered') come(tokens)
  if (word.what === 'known' && held && sessionOf(held) === word.session) together?.takeKnown(word.known)
}

/** Only whoever is logged in has news, so only then is the code for it loaded. */
function loadNews(tabs: Tabs, tokens: TokenStore): void {
  const stop = onSessionChange(() => {
    if (!sessionState().loggedIn) return
    stop()
    void import('./news.ts').then(({ followNews }) => followNews())
    void import('./together.ts').then(({ keepTogether }) => {
      together = keepTogether((known) =>
        tabs.tell({ what: 'known', session: sessionOf(tokens.current()), known }),
      )
    })
  })
}

/** Begins the page's life in the browser: the client, then the lists, again for each language. */
export function startSession({ brand, translator }: Started): void {
  const tokens = createTokenStore(window.localStorage, window.sessionStorage)
  const tabs = joinTabs((word) => hear(word, tokens))
  onPageMeta((pageMeta) => changeSession({ pageMeta }))
  provideClient(
    new ApiClient({
      origin: window.location.origin,
      tokens,
      rememberLanguage: () => rememberLanguage(translator.language),
      warn: (warning) => showToast('warning', translator.translate(`common:${warning}`)),
      showText: (text) => showToast('warning', text),
      loggedOut: () => leave(tokens),
      tabs,
      refused: (refusal) => together?.heed(refusal),
      sessionEnded: () => {
        tokens.forgetEverything()
        changeSession(nobody)
        if (brand.reloadsWhenSessionEnds) window.location.reload()
        else {
          showToast('warning', translator.translate('common:sessionExpired'))
          changeSession({ sessionEnds: sessionState().sessionEnds + 1 })
        }
      },
    }),
  )
  loadNews(tabs, tokens)
  // Another tab's word may be here before the token it speaks of.
  window.addEventListener('storage', () => {
    if (!sessionState().loggedIn) come(tokens)
  })
  changeSession({ loggedIn: tokens.current() !== undefined })
  if (sessionState().loggedIn) void loadSession()
  void loadLists(brand, translator.language)
  translator.onSwitch(() => void loadLists(brand, translator.language))
}
