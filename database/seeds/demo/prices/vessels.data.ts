/** A vessel's name is its carrier's prefix and one of these. */
export const vesselNames: readonly string[] = [
  ...['Amber', 'Anvil', 'Aster', 'Basalt', 'Beacon', 'Birch', 'Bramble', 'Brook', 'Cedar', 'Chime'],
  ...['Clover', 'Comet', 'Copper', 'Coral', 'Crane', 'Dawn', 'Delta', 'Drift', 'Dune', 'Ember'],
  ...['Fathom', 'Fennel', 'Fern', 'Finch', 'Flint', 'Garnet', 'Gannet', 'Glade', 'Grove', 'Harbour'],
  ...['Hazel', 'Heath', 'Heron', 'Indigo', 'Iris', 'Ivory', 'Jade', 'Juniper', 'Kelp', 'Kestrel'],
  ...['Lantern', 'Larch', 'Linden', 'Loom', 'Lotus', 'Maple', 'Marble', 'Meadow', 'Mica', 'Myrtle'],
  ...['Nectar', 'Oak', 'Ochre', 'Onyx', 'Opal', 'Orchid', 'Osprey', 'Peak', 'Pebble', 'Petrel'],
  ...['Pine', 'Plover', 'Quartz', 'Quill', 'Raven', 'Reed', 'Ridge', 'Rowan', 'Russet', 'Saffron'],
  ...['Sage', 'Shale', 'Sorrel', 'Spruce', 'Starling', 'Summit', 'Swift', 'Teal', 'Thistle', 'Topaz'],
  ...['Umber', 'Vale', 'Verdant', 'Violet', 'Walnut', 'Willow', 'Wren', 'Yarrow', 'Zephyr', 'Zinnia'],
]
