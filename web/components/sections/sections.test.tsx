import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { use } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Panel } from '#web/ui/panel.tsx'
import { SectionShown } from './section-shown.ts'
import { Sections } from './sections.tsx'

afterEach(() => vi.unstubAllGlobals())

const Seen = () => (use(SectionShown) ? 'seen' : 'not seen')

const sections = [
  { id: 'work', title: 'Progress', summary: 'At sea', content: <input aria-label="Note" /> },
  {
    id: 'charges',
    title: 'Charges',
    count: 2,
    content: (
      <Panel title="Charges">
        <p>Ocean freight</p>
      </Panel>
    ),
  },
  { id: 'messages', title: 'Messages', summary: 'Two', content: <Seen /> },
]

type Shown = { readonly isPhone?: boolean; readonly hash?: string; readonly opensFirst?: boolean }

function show({ isPhone = false, hash = '', opensFirst = false }: Shown = {}) {
  const list = { matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => list)
  const element = (
    <>
      <Link to={{ search: '?number=1', hash: '#messages' }}>To the messages</Link>
      <Sections label="Parts" sections={sections} first="charges" opensFirst={opensFirst} />
      <Outlet />
    </>
  )
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/?number=1${hash}`] })
  render(<RouterProvider router={router} />)
  return router
}

const urlOf = ({ state: { location } }: ReturnType<typeof show>) => `${location.search}${location.hash}`
const contentOf = (id: string) => document.getElementById(id)
const openOnes = () => sections.filter(({ id }) => !contentOf(id)?.hidden).map(({ id }) => id)

test('the first section is open, the others stay on the page to be printed', () => {
  show()
  expect(openOnes()).toEqual(['charges'])
  expect(contentOf('messages')?.textContent).toBe('not seen')
  expect(screen.getByRole('tabpanel', { name: /^Charges/ })).toBeTruthy()
})

test('arrow keys choose a section, and the URL keeps it with the number of the order', async () => {
  const router = show()
  await userEvent.click(screen.getByRole('tab', { name: /^Charges/ }))
  await userEvent.keyboard('{ArrowRight}')
  expect(openOnes()).toEqual(['messages'])
  expect(document.activeElement?.textContent).toBe('Messages')
  expect(urlOf(router)).toBe('?number=1#messages')
})

test('a URL that names a section opens it; one that names none opens the first', () => {
  show({ hash: '#messages' })
  expect(openOnes()).toEqual(['messages'])
  expect(contentOf('messages')?.textContent).toBe('seen')
})

test('an unknown name in the URL opens the first section', () => {
  show({ hash: '#elsewhere' })
  expect(openOnes()).toEqual(['charges'])
})

test('a link within the page opens a section and brings it into view', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  show()
  await userEvent.click(screen.getByRole('tab', { name: 'Progress' }))
  expect(scrolled).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'To the messages' }))
  expect(openOnes()).toEqual(['messages'])
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('what was typed stays when another section is opened', async () => {
  show({ hash: '#work' })
  await userEvent.type(screen.getByLabelText('Note'), 'Late')
  await userEvent.click(screen.getByRole('tab', { name: 'Messages' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Progress' }))
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('Late')
})

test('a panel of the same title as its tab does not show it again', () => {
  show()
  expect(screen.getByText('Ocean freight').closest('section')?.dataset.titled).toBe('true')
})

test('on a phone all are folded with a line each, and keys open several of them', async () => {
  const router = show({ isPhone: true })
  expect(screen.queryByRole('tab')).toBeNull()
  expect(openOnes()).toEqual([])
  const fold = screen.getByRole('button', { name: /^Progress\s*At sea/ })
  fold.focus()
  await userEvent.keyboard('{Enter}')
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(openOnes()).toEqual(['work', 'charges'])
  expect(urlOf(router)).toBe('?number=1#charges')
  await userEvent.keyboard(' ')
  expect(openOnes()).toEqual(['work'])
  expect(urlOf(router)).toBe('?number=1')
})

test('on a phone the section that the reader has to decide on is open, and one that the URL names', () => {
  show({ isPhone: true, opensFirst: true, hash: '#messages' })
  expect(openOnes()).toEqual(['charges', 'messages'])
})
