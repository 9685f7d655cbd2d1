import { type PageNeeds, pageNeeds, type RouterKnowledge } from './page-needs.ts'

/** Why a page cannot be opened: no connection, or a script that the current release no longer has. */
type Reason = 'offline' | 'unreachable' | 'replaced'
export type NoticeKind = Exclude<Reason, 'replaced'>

export type HoldTools = {
  /** Undefined until the router has started. */
  knowledge(): RouterKnowledge | undefined
  isOnline(): boolean
  importScript(url: string): Promise<unknown>
  /** The status of a script on the server; rejects without a connection. */
  statusOf(url: string): Promise<number>
  /** Shows the notice with a button for another attempt; returns how to close it. */
  showNotice(kind: NoticeKind, retry: () => void): () => void
  /** Whether a page waits for its scripts. */
  setHeld(isHeld: boolean): void
  openDocument(path: string): void
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
}

type Navigate = () => Promise<unknown>

const lastDocument = 'document-instead-of-script'

/** A script that fails although the server is reachable belongs to another release; the document has the right ones. */
async function reasonOf(needs: PageNeeds, tools: HoldTools): Promise<Reason | undefined> {
  if (!tools.isOnline()) return 'offline'
  try {
    await Promise.all(needs.scripts.map(tools.importScript))
    return undefined
  } catch {
    const statuses = await Promise.all(needs.scripts.map(tools.statusOf)).catch(() => undefined)
    return statuses?.every((status) => status < 500) ? 'replaced' : 'unreachable'
  }
}

const isReady = ({ scripts, needsServer }: PageNeeds, { isOnline }: HoldTools): boolean =>
  scripts.length === 0 && (!needsServer || isOnline())

/** At most once for a page of a release, so that a page with a broken script is not loaded for ever. */
function opensDocument(path: string, { manifest }: RouterKnowledge, tools: HoldTools): boolean {
  const document = `${manifest.version} ${path}`
  if (tools.storage.getItem(lastDocument) === document) return false
  tools.storage.setItem(lastDocument, document)
  tools.openDocument(path)
  return true
}

/**
 * Opens a page only when its scripts are loaded: the router itself would reload the document after a failed script, and
 * without a connection the reader would lose the page. Until then the page on the screen stays, with a notice.
 */
export function createNavigationHold(tools: HoldTools) {
  let latest = 0
  let closeNotice = () => {}

  const openHeld = async (path: string, navigate: Navigate, turn: number): Promise<unknown> => {
    const knowledge = tools.knowledge()
    const needs = knowledge && pageNeeds(path, knowledge)
    const isHeld = needs !== undefined && !isReady(needs, tools)
    tools.setHeld(isHeld)
    if (!knowledge || !isHeld) return navigate()
    const { key } = knowledge.router.state.location
    const reason = await reasonOf(needs, tools)
    // The reader has gone elsewhere meanwhile, by a link or by the browser's Back.
    if (turn !== latest || knowledge.router.state.location.key !== key) return
    if (!reason) return navigate()
    if (reason === 'replaced' && opensDocument(path, knowledge, tools)) return
    const kind = reason === 'offline' ? reason : 'unreachable'
    closeNotice = tools.showNotice(kind, () => void open(path, navigate))
  }

  const open = async (path: string, navigate: Navigate): Promise<unknown> => {
    latest += 1
    closeNotice()
    const turn = latest
    return openHeld(path, navigate, turn).finally(() => {
      if (turn === latest) tools.setHeld(false)
    })
  }

  // The router navigates as soon as the promise is settled; a page that is never opened leaves it pending.
  return (path: string, navigate: Navigate): Promise<void> =>
    new Promise((resolve, reject) => {
      open(path, () => navigate().then(() => resolve())).catch(reject)
    })
}
