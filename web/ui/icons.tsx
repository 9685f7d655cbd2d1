/** Stroke icons of 24 × 24 in the colour of the text beside them. */
const drawings = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  bell: 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zM10 21h4',
  building: 'M5 20.5V4h9v16.5M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9.5l6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h10.5v11H9zM15 9V4H4.5v11H9',
  dash: 'M6 12h12',
  document: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16.5h6.5',
  edit: 'M4.5 19.5l1-4.2L15.8 5l3.2 3.2L8.7 18.5zM13.5 7.3l3.2 3.2',
  exchange: 'M4 8.5h14M14.5 5L18 8.5 14.5 12M20 15.5H6M9.5 12L6 15.5 9.5 19',
  hidden:
    'M4 4l16 16M9.9 6.3A9.6 9.6 0 0 1 12 6c4.5 0 7.6 3.2 9 6a14 14 0 0 1-3 3.8M6.4 8A13.6 13.6 0 0 0 3 12c1.4 2.8 4.5 6 9 6 1.5 0 2.8-.4 4-.9M10 10.1a2.8 2.8 0 0 0 3.9 3.9',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 7.8v.4',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  member:
    'M10 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 10 4zM3.5 20c.4-3.6 3-5.8 6.5-5.8 1.6 0 3 .5 4.1 1.3M14.5 18.5l2.3 2.2 4.2-4.4',
  message: 'M4 5h16v11.5H11L6.5 20v-3.5H4zM8 9.5h8M8 12.5h5',
  next: 'M9.5 6l6 6-6 6',
  overview: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  phone:
    'M6.2 3.8h2.9l1.4 4-2 1.5a11 11 0 0 0 6.2 6.2l1.5-2 4 1.4v2.9c0 1-.8 1.8-1.8 1.7A15.6 15.6 0 0 1 4.5 5.6c0-1 .7-1.8 1.7-1.8z',
  place:
    'M12 21c4.6-4.6 6.8-8 6.8-11a6.8 6.8 0 0 0-13.6 0c0 3 2.2 6.4 6.8 11zM12 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  previous: 'M14.5 6l-6 6 6 6',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5 5',
  shield: 'M12 3.5l7 2.5v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6zM8.7 12l2.4 2.4 4.3-4.8',
  shown:
    'M3 12c1.4-2.8 4.5-6 9-6s7.6 3.2 9 6c-1.4 2.8-4.5 6-9 6s-7.6-3.2-9-6zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  sliders: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  table: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M10 5v14',
  tag: 'M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5zM8.2 8.6h.1',
  up: 'M6 14.5l6-6 6 6',
  upload: 'M12 16V5M7 9.5L12 4.5l5 5M4.5 15.5v4h15v-4',
  person: 'M12 4a3.8 3.8 0 1 0 0 7.6A3.8 3.8 0 0 0 12 4zM5 20c.5-3.6 3.3-5.8 7-5.8s6.5 2.2 7 5.8',
  warning: 'M12 4L2.8 19.5h18.4zM12 10v4.5M12 16.8v.4',
} as const

export type IconName = keyof typeof drawings

/** Hidden from screen readers: a text is always beside it. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
