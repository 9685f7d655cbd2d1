import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TabLinks, Tabs } from './tabs.tsx'

const tabs = [
  { id: 'price', label: 'Price' },
  { id: 'times', label: 'Times', count: 7 },
  { id: 'later', label: 'Later charges' },
]

function Detail() {
  const [selected, setSelected] = useState('price')
  return (
    <Tabs label="Offer" tabs={tabs} selected={selected} onSelect={setSelected}>
      Content of {selected}
    </Tabs>
  )
}

const selectedName = () => screen.getByRole('tab', { selected: true }).textContent

test('a press shows the panel, which is named by its tab', async () => {
  render(<Detail />)
  await userEvent.click(screen.getByRole('tab', { name: /Times/ }))
  expect(selectedName()).toBe('Times7')
  expect(screen.getByRole('tabpanel', { name: /Times/ }).textContent).toBe('Content of times')
})

test.each([
  ['{ArrowRight}', 'Times7'],
  ['{ArrowLeft}', 'Later charges'],
  ['{End}', 'Later charges'],
  ['{End}{ArrowRight}', 'Price'],
  ['{End}{Home}', 'Price'],
])('the keys %s select %s', async (keys, name) => {
  render(<Detail />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(selectedName()).toBe(name)
  expect(document.activeElement?.textContent).toBe(name)
})

test('only the selected tab is reached by Tab', async () => {
  render(<Detail />)
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
})

test('tabs that are pages are links, and the current page is marked', () => {
  render(
    <TabLinks
      label="Quotes"
      tabs={[
        { id: 'saved', label: 'Saved', href: '/saved' },
        { id: 'alerts', label: 'Alerts', href: '/alerts' },
      ]}
      selected="alerts"
      link={({ href }, attributes) => <a href={href} {...attributes} />}
    />,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/saved', '/alerts'])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page'])
  expect(screen.getByRole('navigation', { name: 'Quotes' })).toBeTruthy()
})
