import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Table, type TableProps } from './table.tsx'
import { plainTableState } from './table-state.ts'

type Order = { readonly number: string }

const some = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, index) => ({ number: `NB-${index}` }))
const columns = [
  {
    id: 'number',
    header: 'Number',
    isRowHeader: true,
    cell: ({ number }: Order) => <button type="button">{number}</button>,
    text: ({ number }: Order) => number,
  },
]
const labels = {
  loading: 'Loading',
  selectAll: 'All',
  selectRow: (name: string) => `Select ${name}`,
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
}
const onOpen = vi.fn()

function Orders({ count = 3, ...more }: Partial<TableProps<Order>> & { readonly count?: number }) {
  const [rows] = useState(() => some(count))
  const search = useRef<HTMLInputElement>(null)
  return (
    <>
      <input aria-label="Search" ref={search} />
      <Table
        caption="Orders"
        columns={columns}
        rows={rows}
        rowId={({ number }) => number}
        state={plainTableState}
        onStateChange={() => {}}
        labels={labels}
        emptyState=""
        noMatch=""
        failed=""
        hasSingleKeys
        onOpen={({ number }) => onOpen(number)}
        onSearch={() => search.current?.focus()}
        {...more}
      />
    </>
  )
}

const focused = () => document.activeElement?.getAttribute('data-index')
const press = async (keys: string) => {
  const seen: unknown[] = []
  for (const key of keys.split(' ')) {
    await userEvent.keyboard(key)
    seen.push(focused())
  }
  return seen
}

beforeEach(() => onOpen.mockClear())

describe('keys', () => {
  test('j and k move through the rows and stop at the ends, from anywhere on the page', async () => {
    render(<Orders />)
    expect(await press('j j j j k')).toEqual(['0', '1', '2', '2', '1'])
  })

  test('Enter opens the row that has the focus', async () => {
    render(<Orders />)
    await press('j j {Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('NB-1')
  })

  test('/ goes to the search field, where the same keys are text', async () => {
    render(<Orders />)
    await userEvent.keyboard('/')
    const search = screen.getByLabelText<HTMLInputElement>('Search')
    expect(document.activeElement).toBe(search)
    await userEvent.keyboard('j/k')
    expect(search.value).toBe('j/k')
    expect(document.activeElement).toBe(search)
  })

  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with Command', { metaKey: true }],
    ['while an input method composes', { isComposing: true }],
  ])('a letter %s is no shortcut', (_, how) => {
    render(<Orders />)
    fireEvent.keyDown(document.body, { key: 'j', ...how })
    expect(focused()).toBeFalsy()
  })

  test('behind an open dialog they do nothing', async () => {
    render(
      <>
        <Orders />
        <dialog open>Sure?</dialog>
      </>,
    )
    await userEvent.keyboard('j')
    expect(focused()).toBeFalsy()
  })

  test('single keys can be switched off, the arrows stay', async () => {
    render(<Orders hasSingleKeys={false} />)
    await userEvent.keyboard('j')
    expect(focused()).toBeFalsy()
    screen.getAllByRole('row')[1]?.focus()
    expect(await press('{ArrowDown} {ArrowDown} {ArrowUp}')).toEqual(['1', '2', '1'])
  })

  test('a key within a cell belongs to the control there', async () => {
    render(<Orders />)
    screen.getByRole('button', { name: 'NB-1' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen).not.toHaveBeenCalled()
  })

  test('Space selects the row', async () => {
    const onChange = vi.fn()
    render(<Orders selection={{ ids: new Set(), onChange: (ids) => onChange([...ids]) }} />)
    await press('j j [Space]')
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['NB-1'])
  })

  test('the Tab key reaches one row: the last that had the focus', async () => {
    render(<Orders />)
    const stops = () => screen.getAllByRole('row').map(({ tabIndex }) => tabIndex)
    expect(stops().slice(1)).toEqual([0, -1, -1])
    await press('j j')
    expect(stops().slice(1)).toEqual([-1, 0, -1])
  })
})

describe('a press', () => {
  test('on a row opens it, on a control within it does not', async () => {
    render(<Orders />)
    await userEvent.click(screen.getByRole('button', { name: 'NB-1' }))
    expect(onOpen).not.toHaveBeenCalled()
    await userEvent.click(screen.getAllByRole('rowheader')[1] as HTMLElement)
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('NB-1')
  })
})

describe('many rows', () => {
  const frameHeightPx = 400
  const rowHeightPx = 40

  // jsdom has no layout; the library measures these sizes.
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(5000 * rowHeightPx)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(frameHeightPx)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeightPx)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const drawn = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

  test('only visible rows are rendered, and the others keep their height', () => {
    const { container } = render(<Orders count={5000} />)
    expect(drawn().length).toBeGreaterThanOrEqual(frameHeightPx / rowHeightPx)
    expect(drawn().length).toBeLessThan(60)
    expect(drawn()[0]).toBe('NB-0')
    const gaps = [...container.querySelectorAll<HTMLElement>('tbody[aria-hidden] td')]
    const gapPx = gaps.reduce((sum, { style }) => sum + Number.parseFloat(style.height), 0)
    expect(gapPx + drawn().length * rowHeightPx).toBe(5000 * rowHeightPx)
  })

  test('every row has its index and the number of rows', () => {
    render(<Orders count={5000} />)
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
    expect(screen.getAllByRole('row')[3]?.getAttribute('aria-rowindex')).toBe('4')
  })

  test('a row that is far away is scrolled to and gets the focus', async () => {
    const { container } = render(<Orders count={5000} />)
    const frame = container.querySelector('section') as HTMLElement
    frame.scrollTo = ((to: ScrollToOptions) => {
      frame.scrollTop = to.top ?? 0
      frame.dispatchEvent(new Event('scroll'))
    }) as typeof frame.scrollTo
    for (let row = 0; row < 70; row += 1) await userEvent.keyboard('j')
    expect(focused()).toBe('69')
    expect(drawn()).not.toContain('NB-0')
  })

  test('a list that is short is drawn in full', () => {
    render(<Orders count={99} />)
    expect(drawn()).toHaveLength(99)
  })
})
