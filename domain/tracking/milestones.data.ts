/**
 * The twelve milestones in their order, with the DCSA Track & Trace 2.2 event and the code of the Chinese
 * port industry that say the same. Names for readers are in messages, by code.
 */
export const milestoneRows = [
  {
    code: 'carrier-releases',
    required: true,
    industryCode: 'SRRS',
    // DCSA knows a shipment event only as a fact: a release is neither planned nor estimated.
    classifiers: ['actual'],
    dcsa: { eventType: 'SHIPMENT', documentTypeCode: 'BKG', shipmentEventTypeCode: 'RELS' },
  },
  {
    code: 'empty-lifted',
    required: true,
    industryCode: 'STSP',
    classifiers: ['planned', 'estimated', 'actual'],
    dcsa: {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'GTOT',
      emptyIndicatorCode: 'EMPTY',
      facilityTypeCode: 'DEPO',
    },
  },
  {
    code: 'gate-in',
    required: true,
    industryCode: 'GITM',
    classifiers: ['planned', 'estimated', 'actual'],
    dcsa: {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'GTIN',
      emptyIndicatorCode: 'LADEN',
      facilityTypeCode: 'POTE',
      port: 'loading',
    },
  },
  {
    code: 'customs-released',
    required: true,
    industryCode: 'PASS',
    classifiers: ['actual'],
    dcsa: { eventType: 'SHIPMENT', documentTypeCode: 'CUS', shipmentEventTypeCode: 'RELS' },
  },
  {
    code: 'terminal-released',
    // Many carriers and overseas terminals report no release of their own.
    required: false,
    industryCode: 'TMPS',
    classifiers: ['actual'],
    // DCSA has no document of the terminal: only the reason distinguishes its release from another SRM.
    dcsa: {
      eventType: 'SHIPMENT',
      documentTypeCode: 'SRM',
      shipmentEventTypeCode: 'RELS',
      reason: 'terminal release',
    },
  },
  {
    code: 'loaded-plan',
    // The stowage plan is the terminal's; most carriers pass none on.
    required: false,
    industryCode: undefined,
    classifiers: ['planned'],
    dcsa: {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'LOAD',
      emptyIndicatorCode: 'LADEN',
      port: 'loading',
    },
  },
  {
    code: 'loaded',
    required: true,
    industryCode: 'LOBD',
    // A planned loading is the milestone before this one.
    classifiers: ['estimated', 'actual'],
    dcsa: {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'LOAD',
      emptyIndicatorCode: 'LADEN',
      port: 'loading',
    },
  },
  {
    code: 'departure',
    required: true,
    industryCode: 'DLPT',
    classifiers: ['planned', 'estimated', 'actual'],
    dcsa: {
      eventType: 'TRANSPORT',
      transportEventTypeCode: 'DEPA',
      modeOfTransport: 'VESSEL',
      port: 'loading',
    },
  },
  {
    code: 'arrival',
    required: true,
    industryCode: 'BDAR',
    classifiers: ['planned', 'estimated', 'actual'],
    dcsa: {
      eventType: 'TRANSPORT',
      transportEventTypeCode: 'ARRI',
      modeOfTransport: 'VESSEL',
      port: 'discharge',
    },
  },
  {
    code: 'unloading',
    required: true,
    industryCode: 'DSCH',
    classifiers: ['planned', 'estimated', 'actual'],
    dcsa: {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'DISC',
      emptyIndicatorCode: 'LADEN',
      port: 'discharge',
    },
  },
  {
    code: 'gate-out',
    required: true,
    industryCode: 'DGOT',
    classifiers: ['planned', 'estimated', 'actual'],
    dcsa: {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'GTOT',
      emptyIndicatorCode: 'LADEN',
      facilityTypeCode: 'POTE',
      port: 'discharge',
    },
  },
  {
    code: 'empty-returned',
    required: true,
    industryCode: 'RCVE',
    classifiers: ['planned', 'estimated', 'actual'],
    dcsa: {
      eventType: 'EQUIPMENT',
      equipmentEventTypeCode: 'GTIN',
      emptyIndicatorCode: 'EMPTY',
      facilityTypeCode: 'DEPO',
    },
  },
] as const
