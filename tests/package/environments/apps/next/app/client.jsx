'use client';
import { useEffect } from 'react';
import 'posenc/elements/define';
import { result } from '../result.js';

export default function Client() {
  useEffect(() => {
    document.title = result;
  }, []);
  return <posenc-heatmap positions="8" dim="8" />;
}
