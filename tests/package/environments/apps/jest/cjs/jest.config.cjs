module.exports = {
  transform: { '\\.m?js$': ['babel-jest', { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] }] },
  // Everything in node_modules is left as it is, except posenc and posenc-labs.
  transformIgnorePatterns: ['/node_modules/(?!posenc(-labs)?/)'],
};
