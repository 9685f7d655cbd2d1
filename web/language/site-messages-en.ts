import common from '#messages/en/common.json' with { type: 'json' }
import home from '#messages/en/home.json' with { type: 'json' }
import services from '#messages/en/services.json' with { type: 'json' }
import site from '#messages/en/site.json' with { type: 'json' }

export const siteMessages = { common, home, services, site }
