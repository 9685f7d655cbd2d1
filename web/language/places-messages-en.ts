import places from '#messages/en/places.json'
import trucking from '#messages/en/trucking.json'

/** What the pages say on which warehouses, depots and trucks are looked for. */
export const placesMessages = { places, trucking }
