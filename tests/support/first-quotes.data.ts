import snapshots from '#tests/fixtures/first-snapshots.json' with { type: 'json' }

const containers = [
  { type: '20GP', count: 1 },
  { type: '40HQ', count: 2 },
]

/** Quotes as the first release stored them: the column `service`, the saved query and the snapshot. */
export const firstQuotes = [
  {
    number: 'Q261101-000001',
    service: 'ocean',
    snapshot: snapshots.ocean,
    total: '69027.12',
    query: {
      service: 'ocean',
      pol: 'CNTAO',
      pod: 'NLRTM',
      etdFrom: '2026-11-16',
      etdTo: '2026-12-15',
      containers,
      billsOfLading: 2,
      terms: { freight: 'prepaid', destination: 'collect' },
      services: [{ service: 'trucking' }, { service: 'export-customs', declarations: 2 }],
      contractOnly: false,
    },
  },
  {
    number: 'Q261101-000002',
    service: 'trucking',
    snapshot: snapshots.trucking,
    total: '5378.42',
    query: {
      service: 'trucking',
      port: 'CNSZX',
      district: '441900',
      pickUpPlace: 'QQCTU',
      day: '2026-11-20',
      containers: [{ type: '20GP', count: 1, grossWeightKg: 19_000 }, containers[1]],
      loadingPoints: 2,
      weighings: 0,
    },
  },
  {
    number: 'Q261101-000003',
    service: 'warehouse',
    snapshot: snapshots.warehouse,
    total: '2327.76',
    query: {
      service: 'warehouse',
      warehouses: ['CNTAO-example'],
      day: '2026-11-20',
      storageDays: 12,
      cargo: { volumeCbm: '20.5', weightTons: '8.25' },
      receiving: true,
      handlingIn: true,
      handlingOut: true,
      stuffing: [],
      stripping: [],
      valueAdded: {},
    },
  },
  {
    number: 'Q261101-000004',
    service: 'depot',
    snapshot: snapshots.depot,
    total: '2586.40',
    query: {
      service: 'depot',
      port: 'CNTAO',
      day: '2026-11-20',
      size: 40,
      kind: 'laden',
      containers: 2,
      days: 40,
      lifts: 4,
      hazardous: false,
      extraMoves: 0,
      washings: 1,
      weighings: 2,
      inspections: 1,
      poweredDays: 3,
    },
  },
  {
    number: 'Q261101-000005',
    service: 'agreed',
    snapshot: snapshots.agreed,
    total: '36094.00',
    query: null,
  },
]

const noRoute = { from: null, to: null, pickUpPlace: null, containers: [], sailing: null, places: [] }

/** The same quotes as a list shows them, in the order of the table. */
export const listedFirstQuotes = [
  {
    ...noRoute,
    mode: 'ocean',
    from: 'CNTAO',
    to: 'NLRTM',
    containers,
    sailing: { carrier: 'QSL', vessel: 'QUAYSIDE DAWN', voyage: '047W', departsOn: '2026-11-28' },
  },
  { ...noRoute, mode: 'trucking', from: 'CNSZX', to: '441900', pickUpPlace: 'QQCTU', containers },
  { ...noRoute, mode: 'warehouse', to: 'CNTAO-example' },
  {
    ...noRoute,
    mode: 'depot',
    from: 'CNTAO',
    to: 'depot-CNTAO',
    containers: [{ type: '40', count: 2 }],
  },
  {
    ...noRoute,
    mode: 'agreed',
    from: 'Chengdu',
    to: 'Duisburg',
    containers: [{ type: '40HQ', count: 2 }],
  },
]
